"""What binds a player of All Fours who is to play, and why a card may not be played, as messages name it."""

from fourball.allfours import Rules, View
from fourball.terminal.allfours.holding import own, playable


def duty(view: View, rules: Rules) -> str:
    """What the reader is bound to: ``lead``, ``called``, ``trump-led``, ``follow``, ``follow-or-trump``, ``void``, ``higher`` ...

    It names a message: ``fours-say-follow``.
    """
    called, may_play = own(view).called, playable(view)
    cards = own(view).cards
    if called is not None and may_play == (called,) and len(cards) > 1:
        return "called"
    if not view.trick.plays:
        return "lead"
    led = view.trick.plays[0].card[1]
    holds = any(card[1] == led for card in cards)
    if len(may_play) == len(cards):
        return _unbound(view, rules, led, holds=holds)
    if led == view.trump:
        return "trump-led"
    if holds and rules.follow == "strict":
        return "follow"
    trumps = [card for card in cards if card[1] == view.trump]
    lower = rules.undertrump == "banned" and any(card not in may_play for card in trumps)
    only_trumps = all(card in trumps for card in may_play)
    if holds and rules.follow == "follow_or_trump":
        return "follow" if lower and not set(trumps) & set(may_play) else "follow-or-trump"
    if rules.void_must_trump and only_trumps and not lower:
        return "void-must-trump"
    return "higher" if lower else "free"


def _unbound(view: View, rules: Rules, led: str, *, holds: bool) -> str:
    """What to say to a player who may play any of his cards."""
    if len(own(view).cards) == 1 or rules.follow == "free":
        return "free"
    if led == view.trump:
        return "trump-led" if holds else "trump-led-void"
    if holds:
        return {"follow_or_trump": "follow-or-trump", "strict": "follow"}.get(rules.follow, "free")
    return "free" if rules.follow == "trump_only" else "void"


def why_not(card: str, view: View, rules: Rules) -> str:
    """Why a card of the own hand may not be played now, where others may; it names a message: ``fours-no-follow``."""
    bound = duty(view, rules)
    plain_lead = bool(view.trick.plays) and view.trick.plays[0].card[1] != view.trump
    is_under = plain_lead and card[1] == view.trump and rules.undertrump == "banned"
    if is_under and bound not in ("called", "follow"):
        return "under"
    return bound
