import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { reconcileClaims } from '../../../lib/charts/reconcile.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import type { reconcile } from '../endpoints.ts';
import type { contract } from './contract.ts';
import { ReconcileRequest } from './request.ts';
import { toReconcileData } from './response.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1985-05-03T04:20:00' },
  birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
};

export const handler: EndpointHandler = defineHandler<typeof reconcile, typeof contract>()({
  request: { body: ReconcileRequest },
  hasDisplayNames: true,
  work: ({ body }) => estimateReconcile(body),
  examples: [
    example('daylightSaving', 'A program without summer time, in another zodiac', {
      subject,
      claims: [
        { point: 'sun', longitude: "12°39' Taurus", house: 1 },
        { point: 'moon', longitude: "18°41' Libra" },
        { point: 'ascendant', longitude: "7°11' Aries" },
      ],
    }),
  ],
  run: ({ body }, services) => {
    const { configuration, vary, max_changes: maxChanges } = body;
    const found = locateErrors({ houseSystem: 'body.configuration.house_system' }, () =>
      reconcileClaims(body, { configuration, vary, maxChanges }, services),
    );
    return { data: toReconcileData(found, body) };
  },
});

/** Of the moments, places and zodiacs that are tried, and of each claim that is compared there, CPU-seconds. */
const SECONDS_BY_CHANGES: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.3, 3: 0.5 };
const SECONDS_PER_CLAIM = 0.02;

/** Estimates a comparison, CPU-seconds. */
export function estimateReconcile({ claims, max_changes: changes }: ReconcileRequest): number {
  return SECONDS_PER_REQUEST + (SECONDS_BY_CHANGES[changes] ?? 0) + claims.length * SECONDS_PER_CLAIM;
}
