/** Precedes names in the ids of a panel's form, which are unique in the page. */
export const panelScope = (panelId: string): string => `${panelId}-`;
