import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { momentOf } from '../positions/passage.ts';
import { ingresses } from '../transits/ingresses.ts';
import type { EventsSought, Found, IngressEvent } from './event.ts';

/** Every ingress, re-entries included. */
export function ingressesOf({ sky, window }: EventsSought, bodies: readonly CatalogBodyId[]): readonly Found[] {
  return ingresses(sky, bodies, window).map(
    (near): Found<IngressEvent> => ({
      moment: near.moment,
      settled: () => {
        const { body, sign, fromSign, retrograde } = near;
        return { type: 'ingress', moment: momentOf(sky, near), body, sign, fromSign, retrograde };
      },
    }),
  );
}
