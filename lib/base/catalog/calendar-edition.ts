/**
 * Editions of the data that moments of events come from, oldest first, as `data_version` of the engine names them. A release
 * whose moments differ appends its own: the `SEQUENCE` of every calendar entry then rises, while its `UID` stays.
 */
export const DATA_EDITIONS: readonly string[] = ['de431-70ae635f8617'];

/** `SEQUENCE` of calendar entries. @source RFC 5545, section 3.8.7.4: the first revision has 0 */
export const CALENDAR_EDITION = DATA_EDITIONS.length - 1;
