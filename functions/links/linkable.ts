import { toCanonicalName } from '../../lib/base/catalog/names.ts';
import type { Endpoint, FileFormat } from '../../lib/contract/endpoint.ts';
import type { CalledEndpointServices } from '../../lib/contract/services.ts';
import { endpoints as acg } from '../acg/endpoints.ts';
import { endpoints as comparative } from '../comparative/endpoints.ts';
import { endpoints as natal } from '../natal/endpoints.ts';
import { endpoints as predictive } from '../predictive/endpoints.ts';
import { endpoints as sky } from '../sky/endpoints.ts';
import { endpoints as timelords } from '../timelords/endpoints.ts';
import { endpoints as vedic } from '../vedic/endpoints.ts';
import { endpoints as venus } from '../venus/endpoints.ts';

export type LinkableEndpoint = Endpoint<keyof CalledEndpointServices>;

/** Formats of answers that programs fetch from an address, with their media types. */
export const LINK_FORMATS = {
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
  ics: 'text/calendar',
} as const satisfies Readonly<Record<FileFormat, string>>;

/** The endpoints of every group with an endpoint that offers one of the formats. */
const calculating: readonly LinkableEndpoint[] = [
  ...natal,
  ...comparative,
  ...sky,
  ...venus,
  ...acg,
  ...predictive,
  ...timelords,
  ...vedic,
];

/** The format of links that a text names; undefined where the endpoint does not offer it. */
export const findLinkFormat = (endpoint: LinkableEndpoint, text = ''): FileFormat | undefined =>
  endpoint.files?.find((format) => format === toCanonicalName(text));

/** Every endpoint that a link can lead to: those that answer in at least one of the formats. */
export const linkableEndpoints: readonly LinkableEndpoint[] = calculating.filter(
  (endpoint) => endpoint.scope === undefined && endpoint.files !== undefined,
);

const byPath: ReadonlyMap<string, LinkableEndpoint> = new Map(linkableEndpoints.map((one) => [one.path, one]));

/** @returns undefined for a path that no link can lead to */
export const findLinkable = (path: string): LinkableEndpoint | undefined => byPath.get(path);
