import type { EndpointDescriptor } from '../lib/contract/endpoint.ts';
import { describeEndpoint } from '../lib/contract/loaded-endpoint.ts';
import { api, type Group, type GroupName } from './api.ts';

/** A group whose endpoints have their handlers and contracts. */
interface DescribedGroup extends Group {
  readonly endpoints: readonly EndpointDescriptor[];
}

const describeGroup = async ([name, group]: readonly [string, Group]) =>
  [name, { ...group, endpoints: await Promise.all(group.endpoints.map(describeEndpoint)) }] as const;

const groups: Readonly<Record<string, DescribedGroup>> = Object.fromEntries(
  await Promise.all(Object.entries(api).map(describeGroup)),
);

/** {@link api} with everything loaded, for builds and tests. */
export const describedApi = groups as Readonly<Record<GroupName, DescribedGroup>>;
