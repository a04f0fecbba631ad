"""The rules compiled, for many games at once. Needs the extra ``fast``; nothing outside this folder imports Numba."""
