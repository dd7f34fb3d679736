import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { contracts } from '../contract.ts';
import type { endpoints } from '../endpoints.ts';
import { CHOICES } from './choices.ts';
import { type CatalogLists, CHART_LISTS, SERVICE_LISTS } from './lists.ts';

const entriesOf = <Lists extends CatalogLists>(lists: Lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, { entries }]) => [name, entries])) as {
    [Name in keyof Lists]: Lists[Name]['entries'];
  };

export const handler: EndpointHandler = defineHandler<
  (typeof endpoints)[number],
  (typeof contracts)['supported-metadata']
>()({
  request: {},
  hasDisplayNames: true,
  examples: [],
  run: () => ({ ...entriesOf(CHART_LISTS), ...CHOICES, ...entriesOf(SERVICE_LISTS) }),
});
