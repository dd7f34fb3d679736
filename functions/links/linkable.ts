import * as z from 'zod';
import { toCanonicalName } from '../../lib/base/catalog/names.ts';
import type { Endpoint, EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import type { CalledEndpointServices } from '../../lib/contract/services.ts';
import { endpoints as acg } from '../acg/endpoints.ts';
import { endpoints as comparative } from '../comparative/endpoints.ts';
import { endpoints as natal } from '../natal/endpoints.ts';
import { endpoints as predictive } from '../predictive/endpoints.ts';
import { endpoints as sky } from '../sky/endpoints.ts';
import { endpoints as timelords } from '../timelords/endpoints.ts';
import { endpoints as vedic } from '../vedic/endpoints.ts';
import { endpoints as venus } from '../venus/endpoints.ts';

export type LinkableEndpoint = Endpoint<CalledEndpointServices>;

/** Formats of answers that programs fetch from an address, with their media types. */
export const LINK_FORMATS = {
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
  ics: 'text/calendar',
} as const;

export type LinkFormat = keyof typeof LINK_FORMATS;

const FORMAT_NAMES = Object.keys(LINK_FORMATS) as readonly LinkFormat[];

/** The formats of links to an endpoint: those that its query accepts. */
export function listLinkFormats(endpoint: Pick<EndpointDescriptor, 'request' | 'linkFormats'>): readonly LinkFormat[] {
  const { linkFormats } = endpoint;
  if (linkFormats) return FORMAT_NAMES.filter((name) => linkFormats.includes(name));
  const format: unknown = endpoint.request.query?.shape.format;
  return format instanceof z.core.$ZodType ? FORMAT_NAMES.filter((name) => z.safeParse(format, name).success) : [];
}

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
export const findLinkFormat = (endpoint: LinkableEndpoint, text = ''): LinkFormat | undefined =>
  listLinkFormats(endpoint).find((format) => format === toCanonicalName(text));

/** Every endpoint that a link can lead to: those that answer in at least one of the formats. */
export const linkableEndpoints: readonly LinkableEndpoint[] = calculating.filter(
  (endpoint) => endpoint.scope === undefined && listLinkFormats(endpoint).length > 0,
);

const byPath: ReadonlyMap<string, LinkableEndpoint> = new Map(linkableEndpoints.map((one) => [one.path, one]));

/** @returns undefined for a path that no link can lead to */
export const findLinkable = (path: string): LinkableEndpoint | undefined => byPath.get(path);
