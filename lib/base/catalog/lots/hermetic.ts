import english from '../languages/en.json' with { type: 'json' };
import { type Lot, reverseByNight } from './lot.ts';
import { AL_BIRUNI, citeValens, PAULUS } from './sources.ts';

const { points } = english.names;

/** The seven Hermetic lots of Paulus: one for each planet. The arc of each is reversed by night. */
export const HERMETIC_LOTS = [
  {
    id: 'fortune',
    name: 'Fortune',
    displayName: points.fortune,
    catalog: 'hermetic',
    ...reverseByNight('sun', 'moon'),
    keywords: ['body', 'livelihood', 'possessions', 'reputation', 'chance'],
    sources: [PAULUS, 'Vettius Valens, Anthologies II.3', AL_BIRUNI],
  },
  {
    id: 'spirit',
    name: 'Spirit',
    displayName: points.spirit,
    catalog: 'hermetic',
    ...reverseByNight('moon', 'sun'),
    keywords: ['soul', 'character', 'intention', 'action', 'authority'],
    sources: [PAULUS, citeValens('II.22', 87), AL_BIRUNI],
  },
  {
    id: 'eros',
    name: 'Eros',
    displayName: points.eros,
    catalog: 'hermetic',
    ...reverseByNight('spirit', 'venus'),
    keywords: ['desire', 'affection', 'friendship', 'favor'],
    sources: [PAULUS],
  },
  {
    id: 'necessity',
    name: 'Necessity',
    displayName: points.necessity,
    catalog: 'hermetic',
    ...reverseByNight('mercury', 'fortune'),
    keywords: ['constraint', 'subordination', 'struggle', 'enmity'],
    sources: [PAULUS],
  },
  {
    id: 'courage',
    name: 'Courage',
    displayName: points.courage,
    catalog: 'hermetic',
    ...reverseByNight('mars', 'fortune'),
    keywords: ['boldness', 'strength', 'treachery', 'risk'],
    sources: [PAULUS, AL_BIRUNI],
  },
  {
    id: 'victory',
    name: 'Victory',
    displayName: points.victory,
    catalog: 'hermetic',
    ...reverseByNight('spirit', 'jupiter'),
    keywords: ['trust', 'hope', 'contest', 'generosity', 'success'],
    sources: [PAULUS, AL_BIRUNI],
  },
  {
    id: 'nemesis',
    name: 'Nemesis',
    displayName: points.nemesis,
    catalog: 'hermetic',
    ...reverseByNight('saturn', 'fortune'),
    keywords: ['hidden things', 'weakness', 'exile', 'loss', 'grief'],
    sources: [PAULUS, AL_BIRUNI],
  },
] as const satisfies readonly Lot[];
