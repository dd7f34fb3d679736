import { expect, test } from 'vitest';
import { VARIATIONS } from '../../../lib/astro/reconcile/slip.ts';
import { reconcileClaims } from '../../../lib/charts/reconcile.ts';
import { ForeignClaim } from '../../../lib/requests/claims/claim.ts';
import { parseSubject } from '../../support/accepted-input.ts';
import * as services from '../../support/services.ts';
import { REAL_CASES, type RealCase } from './cases.ts';

function reconcileCase({ subject, claims, sidereal, toleranceArcmin }: RealCase) {
  const { iso, latitude, longitude, timezone } = subject;
  const zone = typeof timezone === 'number' ? { utc_offset_seconds: timezone } : timezone && { iana_name: timezone };
  const parsed = claims.split('; ').map((text) => {
    const [point, printed] = text.split('=');
    return ForeignClaim.parse({
      point,
      longitude: printed,
      ...(toleranceArcmin && { tolerance_arcmin: toleranceArcmin }),
    });
  });
  return reconcileClaims(
    {
      subject: parseSubject({
        birth_datetime: { iso, ...(zone && { timezone: zone }) },
        birth_location: { latitude, longitude },
      }),
      claims: parsed,
    },
    {
      configuration: { house_system: 'P', zodiac_type: sidereal ? 'sidereal' : 'tropical', ayanamsa: sidereal },
      vary: VARIATIONS,
      maxChanges: 2,
    },
    services,
  );
}

test.each(REAL_CASES.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { verdict, explanations } = reconcileCase(one);
  const changes = explanations[0]?.scored.changes.map(({ what, to }) => `${what}: ${to}`) ?? [];
  if (one.cause === 'same') {
    expect({ verdict, changes }).toEqual({ verdict: 'same', changes: [] });
    return;
  }
  const { cause } = one;
  expect(verdict, changes.join(', ')).toBe('explained');
  expect(changes.filter((change) => !cause.some((kind) => change.startsWith(kind)))).toEqual([]);
});
