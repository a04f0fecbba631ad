/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const ftl: string;
  export default ftl;
}

declare module "*.svg?two" {
  const url: string;
  export default url;
}
