import { api, type GroupName } from '../../functions/api.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';

interface Operation {
  /** Method and path, for test titles. */
  readonly title: string;
  readonly group: GroupName;
  readonly endpoint: EndpointDescriptor;
}

/** Every operation of the service. */
export const operations: readonly Operation[] = (Object.keys(api) as GroupName[]).flatMap((group) =>
  api[group].endpoints.map((endpoint: EndpointDescriptor) => ({
    title: `${endpoint.method} ${endpoint.path}`,

    group,
    endpoint,
  })),
);
