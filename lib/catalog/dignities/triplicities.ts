import type { Element } from '../signs.ts';
import type { ClassicalPlanet } from './planets.ts';

/** The three lords of the signs of one element: one by day, one by night, one beside them at all hours. */
export interface TriplicityLords {
  readonly day: ClassicalPlanet;
  readonly night: ClassicalPlanet;
  readonly participating: ClassicalPlanet;
}

/**
 * The triplicities of Dorotheus. To Virgo he also adds Mercury, which later tables drop and this one leaves out.
 *
 * @source Dorotheus of Sidon, On Triplicities, verses 63–75 (in Hephaestio; Koechly, Leipzig 1858, p. 116), read in
 * https://github.com/OpenGreekAndLatin/First1KGreek at data/tlg1337/tlg003/tlg1337.tlg003.1st1K-grc1.xml
 */
export const TRIPLICITY_LORDS = {
  fire: { day: 'sun', night: 'jupiter', participating: 'saturn' },
  earth: { day: 'venus', night: 'moon', participating: 'mars' },
  air: { day: 'saturn', night: 'mercury', participating: 'jupiter' },
  water: { day: 'venus', night: 'mars', participating: 'moon' },
} as const satisfies Record<Element, TriplicityLords>;
