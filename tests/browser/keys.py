"""Somebody who plays a page by its keys alone, and by ear."""

import time

from tests.browser.player import Look, Player

FOCUS = """() => {
  const at = document.activeElement;
  return at === null || at === document.body ? null : at.getAttribute("aria-label") ?? at.textContent.trim();
}"""

VOICES = """[...document.querySelectorAll("#voice p, #voice-now")].map((line) => line.textContent.trim())"""
CHANGED = f"(heard) => JSON.stringify({VOICES}) !== JSON.stringify(heard)"


class Keys(Player):
    """Somebody who has a keyboard and a voice, and no mouse."""

    def press(self, button: str) -> None:
        raise AssertionError("there is no mouse")

    def type(self, key: str) -> str:
        """Presses a key; says where the focus is then."""
        self.did = f"key {key}"
        self.page.keyboard.press(key)
        at: str | None = self.page.evaluate(FOCUS)
        assert at is not None, f"the focus is lost after {key}"
        return at

    def tab_to(self, label: str) -> None:
        for _ in range(60):
            self.page.keyboard.press("Tab")  # after the last button comes the browser's own frame
            if label in (self.page.evaluate(FOCUS) or ""):
                return
        raise AssertionError(f"Tab never comes to {label}")

    def spoken(self) -> list[str]:
        """What a screen reader has been told of late, the newest last."""
        return self.page.locator("#voice p").all_text_contents()

    def step(self) -> Look:
        look = self.look()
        if look.scene == "table" and look.next is None:
            key, certain = self.key_for(look)
            heard = self.page.evaluate(VOICES)
            self.type(key)
            if not certain:
                assert (
                    self.page.locator("#voice-now")
                    .inner_text()
                    .endswith(f"Press {key.upper()} again, or Enter")
                )
                assert self.page.locator(".armed").first.is_visible()
                heard = self.page.evaluate(VOICES)
                self.confirm(key)
            self.wait_for(CHANGED, heard)
            assert all(self.spoken())
        elif look.scene == "told":
            assert self.type("n") == look.next
            self.type("n")
        else:  # the hole is over: its score comes by itself
            self.page.wait_for_selector("#told")
        self.sign = look.sign
        return look

    def confirm(self, key: str) -> None:
        """The second press: the key again, now and then Enter."""
        button = {"d": "act-0", "x": "act-0", "k": "act-knock"}.get(key, key)
        if self.chance.random() < 0.2:
            self.be_human(button)
            self.type("Enter")
        else:
            self.type(key)
        self._pressed[button] = time.monotonic()

    def key_for(self, look: Look) -> tuple[str, bool]:
        """A key, and whether it acts at once."""
        button = self.choose(look)
        if button == "stock":
            return "d", False
        if button == "discard":
            return "t", True
        if button.startswith("c-"):
            return button.rpartition("-")[2], False
        word = next(word for word, one in look.words.items() if one == button)
        keys = {"clear": "c", "go": "n", "seen": "n", "knock": "k"}
        return keys.get(word.split()[0], "x"), word in ("go on", "seen")
