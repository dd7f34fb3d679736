import type { CatalogBodyId } from '../../../base/catalog/bodies.ts';
import { refineMoment } from '../../motion/crossing.ts';
import type { EventQuery, IngressEvent, PendingEvent } from './event.ts';
import { findIngresses } from './sign-ingresses.ts';

/** Every ingress in the window, including re-entries. */
export function findIngressEvents(
  { sky, window }: EventQuery,
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  return findIngresses(sky, bodies, window).map(
    (ingress): PendingEvent<IngressEvent> => ({
      moment: ingress.moment,
      refine: () => {
        const { body, sign, fromSign, retrograde } = ingress;
        return { type: 'ingress', moment: refineMoment(sky, ingress), body, sign, fromSign, retrograde };
      },
    }),
  );
}
