import { signRulersOf } from '../../../lib/astro/chart/dignities/rulers.ts';
import { formatFormula } from '../../../lib/astro/chart/lots/formula-text.ts';
import { DEG_PER_SIGN, elementOf, modalityOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import {
  ASPECT_IDS,
  ASPECTS,
  DECLINATION_ASPECT_IDS,
  DECLINATION_ASPECTS,
  LUMINARY_ORB_BONUS_DEG,
} from '../../../lib/base/catalog/aspects.ts';
import { AYANAMSA_IDS, AYANAMSAS } from '../../../lib/base/catalog/ayanamsas.ts';
import {
  CHART_OBJECT_IDS,
  CHART_OBJECTS,
  OBJECT_SET_IDS,
  OBJECT_SETS,
  type ObjectSetId,
} from '../../../lib/base/catalog/chart-objects.ts';
import { LOTS } from '../../../lib/base/catalog/lots.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { SupportedMetadata } from './contract.ts';

const OBJECT_SET_MEANINGS: Readonly<Record<ObjectSetId, string>> = {
  traditional_7: 'Sun to Saturn.',
  modern_10: 'Sun to Pluto.',
  modern_plus_chiron: 'Sun to Pluto, and Chiron.',
  modern_plus_points: 'Sun to Pluto, Chiron, the true node and mean Lilith.',
  asteroids_major: 'Sun to Pluto, Chiron and the four first asteroids.',
  full: 'All of these, the nodes and the lunar apogees.',
  custom: 'What `objects` lists.',
};

export function listAyanamsas(): SupportedMetadata['ayanamsas'] {
  return AYANAMSA_IDS.map((id) => ({ id, name: AYANAMSAS[id].name, engine_id: AYANAMSAS[id].engineId }));
}

export function listObjectSets(): SupportedMetadata['object_sets'] {
  return OBJECT_SET_IDS.map((id) => ({
    id,
    description: OBJECT_SET_MEANINGS[id],
    members: [...(id === 'custom' ? CHART_OBJECT_IDS : OBJECT_SETS[id])],
  }));
}

export function listBodies(): SupportedMetadata['bodies'] {
  return CHART_OBJECT_IDS.map((id) => ({ id, ...CHART_OBJECTS[id] }));
}

export function listAspects(): SupportedMetadata['aspects'] {
  return ASPECT_IDS.map((id) => {
    const { angleDeg, orbDeg, kind } = ASPECTS[id];
    const luminaryOrbDeg = kind === 'major' ? orbDeg + LUMINARY_ORB_BONUS_DEG : orbDeg;
    return { id, angle: angleDeg, kind, default_orb: orbDeg, luminary_orb: luminaryOrbDeg };
  });
}

export function listDeclinationAspects(): SupportedMetadata['declination_aspects'] {
  return DECLINATION_ASPECT_IDS.map((id) => ({ id, default_orb: DECLINATION_ASPECTS[id].orbDeg }));
}

export function listSigns(): SupportedMetadata['signs'] {
  return SIGNS.map((name, index) => {
    const start = longitudeDeg(index * DEG_PER_SIGN);
    return { name, element: elementOf(start), modality: modalityOf(start), rulers: { ...signRulersOf(name) } };
  });
}

export function describeLots(): SupportedMetadata['lots'] {
  return LOTS.map((lot) => ({
    id: lot.id,
    name: lot.name,
    display_name: lot.displayName,
    catalog: lot.catalog,
    formula_day: formatFormula(lot, true),
    formula_night: formatFormula(lot, false),
    keywords: [...lot.keywords],
    sources: [...lot.sources],
  }));
}
