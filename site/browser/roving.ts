const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the focus by arrow keys through the buttons and links of a toolbar or a list of tabs, which is one stop of the tab
 * key by the pattern of the ARIA Authoring Practices Guide. A tab is also chosen.
 */
export function moveByArrows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(button, a):not(:disabled)')];
  const items = buttons.filter((button) => button.checkVisibility());
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = items[(at + step + items.length) % items.length];
  if (at === -1 || !next) return;
  event.preventDefault();
  for (const item of items) item.tabIndex = item === next ? 0 : -1;
  next.focus();
  if (next.role === 'tab') next.click();
}
