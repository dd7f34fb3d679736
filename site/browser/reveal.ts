/** Unfolds the target of a link within the page, which browsers do not all do by themselves. */
export function startRevealing(): void {
  reveal();
  addEventListener('hashchange', reveal);
}

/** Anchors of the reference have only characters that need no decoding, which would fail for `#%`. */
function reveal(): void {
  const target = document.getElementById(location.hash.slice(1));
  let folded = target?.closest('details');
  if (!target || !folded) return;
  for (; folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true;
  target.scrollIntoView({ block: 'nearest' });
}
