import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Block } from '../../../lib/adapters/compiled/block-file.ts';
import {
  BLOCK_DAYS,
  CODE_STEP,
  COUNT_BYTES,
  MOMENT_BYTES,
  type MomentIndex,
} from '../../../lib/adapters/compiled/moments.ts';
import { openCompiled } from '../../../lib/adapters/compiled/open-compiled.ts';
import { openSwissEphemeris } from '../../../lib/adapters/swiss/open.ts';
import { COMPILED_SPAN } from '../../../lib/astro/motion/cell-grid.ts';
import { COMPILED_ANGLES_DEG, toAspectCode, toAspectList } from '../../../lib/astro/motion/compiled-aspects.ts';
import { findPairAspects } from '../../../lib/astro/motion/exact-aspects.ts';
import { type CompiledMoment, EMPTY_STORE, type GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { listAspectPairs } from '../../../lib/astro/sky/events/aspects.ts';
import {
  APSES,
  type EventQuery,
  NODE_TYPES,
  type SkyEvent,
  STATION_TYPES,
} from '../../../lib/astro/sky/events/event.ts';
import { DEFAULT_EVENT_BODIES, EVENT_KINDS, selectParticipants } from '../../../lib/astro/sky/events/kinds.ts';
import { toIngressCode } from '../../../lib/astro/sky/events/sign-ingresses.ts';
import { CATALOG_BODY_IDS, type NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { type JdRange, jdUt, millisecondsFromJdUt } from '../../../lib/base/units/time.ts';
import { formatCount, toJsonText, type Update, type UpdateRequest } from '../../build/update.ts';
import { type PackedFile, packFile } from './pack-file.ts';

const FILE = 'moments.bin';

/** Finds and packs the moments of events that searches ask for most. Takes about a minute. */
export function prepareMoments({ layers }: UpdateRequest): Update {
  const ephemeris = openSwissEphemeris({ path: join(layers, 'swisseph/ephe') });
  try {
    const lists = findMoments(ephemeris, COMPILED_SPAN);
    const { content, manifest } = packMoments(ephemeris, lists, COMPILED_SPAN);
    const count = [...lists.values()].reduce((sum, { length }) => sum + length, 0);
    return {
      changes: [`${formatCount(count)} moments in ${lists.size} lists, ${manifest.bytes} bytes`],
      losses: [],
      files: [
        { path: `swisseph/ephe/${FILE}`, content },
        { path: 'swisseph/moments.json', content: toJsonText(manifest) },
      ],
    };
  } finally {
    ephemeris.close();
  }
}

type Lists = ReadonlyMap<string, readonly CompiledMoment[]>;
type CompiledType = 'station' | 'ingress' | 'apsis' | 'node_crossing';

/** Bodies whose events of a kind are compiled, and the code of an event. */
const COMPILED_KINDS: {
  readonly [Type in CompiledType]: {
    readonly bodies: readonly NumberedBodyId[];
    readonly toCode: (event: Extract<SkyEvent, { type: Type }>) => number;
  };
} = {
  station: { bodies: CATALOG_BODY_IDS, toCode: ({ motion }) => STATION_TYPES.indexOf(motion) },
  ingress: { bodies: DEFAULT_EVENT_BODIES, toCode: toIngressCode },
  apsis: { bodies: CATALOG_BODY_IDS, toCode: ({ apsis }) => APSES.indexOf(apsis) },
  node_crossing: { bodies: CATALOG_BODY_IDS, toCode: ({ node }) => NODE_TYPES.indexOf(node) },
};

/** Moments by list, as a search on the engine finds them. */
export function findMoments(ephemeris: Ephemeris, window: JdRange): Lists {
  const { compiledPieces } = openCompiled(ephemeris.facts.path, ephemeris.facts);
  const store = { ...EMPTY_STORE, compiledPieces };
  const sky: GeocentricSky = { ephemeris, zodiac: { type: 'tropical' }, store };
  const query: EventQuery = { sky, window, aspects: [], tradition: 'modern' };
  const types = Object.keys(COMPILED_KINDS) as CompiledType[];
  return new Map([
    ...types.flatMap((type) => findMomentsOf(query, type)),
    ...listAspectPairs(DEFAULT_EVENT_BODIES).map((pair) => {
      const aspects = [...findPairAspects({ sky, pair, angles: COMPILED_ANGLES_DEG, window })];
      return [
        toAspectList(pair),
        aspects.map((aspect) => ({ moment: aspect.refine(), code: toAspectCode(aspect) })),
      ] as const;
    }),
  ]);
}

function findMomentsOf<Type extends CompiledType>(
  query: EventQuery,
  type: Type,
): readonly (readonly [string, readonly CompiledMoment[]])[] {
  const { bodies, toCode } = COMPILED_KINDS[type];
  return selectParticipants(type, bodies).map((body) => {
    const events = [...EVENT_KINDS[type].find(query, [body])].map(({ refine }) => refine());
    const moments = events.map((event) => ({
      moment: event.moment,
      code: toCode(event as Extract<SkyEvent, { type: Type }>),
    }));
    return [`${type}:${body}`, moments];
  });
}

/**
 * Packs the moments of a span in blocks.
 *
 * @throws Error naming a list whose moments do not ascend
 */
export function packMoments({ facts }: Pick<Ephemeris, 'facts'>, lists: Lists, span: JdRange): PackedFile {
  for (const [list, moments] of lists) {
    const ascends = moments.every(({ moment }, index) => moment >= (moments[index - 1]?.moment ?? span.fromJdUt));
    if (!ascends) throw new Error(`the moments of ${list} do not ascend`);
  }
  const blockCount = Math.ceil((span.toJdUt - span.fromJdUt) / BLOCK_DAYS);
  const contents = Array.from({ length: blockCount }, (_, number) =>
    packBlock([...lists.values()], jdUt(span.fromJdUt + number * BLOCK_DAYS)),
  );
  let offset = 0;
  const blocks = contents.map((content): Block => {
    offset += content.length;
    return { offset: offset - content.length, bytes: content.length, crc32: crc32(content) };
  });
  const index: MomentIndex = { lists: [...lists.keys()], blocks };
  return packFile({ file: FILE, index, blocks: contents, span }, facts);
}

/** The counts of all lists in a block, and then their moments. */
function packBlock(lists: readonly (readonly CompiledMoment[])[], startJdUt: number): Buffer {
  const start = millisecondsFromJdUt(jdUt(startJdUt));
  const inBlock = lists.map((moments) =>
    moments.filter(({ moment }) => moment >= startJdUt && moment < startJdUt + BLOCK_DAYS),
  );
  const counts = Buffer.alloc(inBlock.length * COUNT_BYTES);
  for (const [number, { length }] of inBlock.entries()) counts.writeUInt32LE(length, number * COUNT_BYTES);
  const packed = inBlock.flat().map(({ moment, code }) => {
    const bytes = Buffer.alloc(MOMENT_BYTES);
    bytes.writeUIntLE(Math.round(millisecondsFromJdUt(moment)) - start + code * CODE_STEP, 0, MOMENT_BYTES);
    return bytes;
  });
  return Buffer.concat([counts, ...packed]);
}
