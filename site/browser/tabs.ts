const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Starts tabs by the pattern of the ARIA Authoring Practices Guide: arrow keys move the focus, which shows the panel. */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => selectTab(tabs, tab));
      tab.addEventListener('keydown', ({ key }) => {
        const step = STEPS[key];
        const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
        if (next) selectTab(tabs, next).focus();
      });
    }
  }
}

function selectTab(tabs: readonly HTMLElement[], chosen: HTMLElement): HTMLElement {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
  }
  return chosen;
}
