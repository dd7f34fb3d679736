import { update } from '../browser/update.ts';
import type { SharedPanel } from './entries.ts';
import { OpenPanel } from './open-panel.ts';
import type { Panel } from './panel.ts';
import { page } from './state.ts';
import { TABS } from './tab-list.ts';

/** Why a view has no panel, by its id. */
export const loadFaults = new Map<string, string>();

/** Opens a tab, with values in the form of its panel. An id that no tab has changes nothing. */
export async function openTab(id: string, entries: SharedPanel['entries'] = {}): Promise<void> {
  const tab = TABS.find(([one]) => one === id);
  if (!tab) return;
  page.tab = id;
  loadFaults.delete(id);
  update();
  const panel = await findPanel(id, tab[2]);
  panel?.form.fill(entries);
  showOpenTab();
}

async function findPanel(id: string, load: (() => Promise<Panel>) | undefined): Promise<OpenPanel | undefined> {
  try {
    const panel = load && (page.panels.get(id)?.panel ?? (await load()));
    if (panel && !page.panels.has(id)) page.panels.set(id, new OpenPanel(panel));
  } catch {
    loadFaults.set(id, 'This view could not be loaded. Check your connection, then reload the page to try again.');
    update();
  }
  return page.panels.get(id);
}

/** Shows the chart in the open panel, also when another panel is opened or another chart is cast. */
export function showOpenTab(): void {
  if (page.shown) void page.panels.get(page.tab)?.show(page.shown);
  update();
}

/** The open panel with the changed values of its form. */
export const readOpenTab = (): SharedPanel => ({
  id: page.tab,
  entries: page.panels.get(page.tab)?.form.readChanged() ?? {},
});
