import type { Command } from 'commander';
import type { PostBody } from '../../clients/typescript/src/index.ts';
import { readPlaceText } from '../../functions/mcp/input/birth.ts';
import { createNatal } from '../in-process/natal.ts';
import { printJson, printLines } from './output.ts';

const RECONCILE = '/ephemeris/reconcile';

interface ReconcileOptions {
  readonly zone?: string;
  readonly houses?: string;
  readonly zodiac?: string;
  readonly ayanamsa?: string;
  readonly maxChanges?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  $ natal reconcile "1985-05-03 04:20" "Paris" "sun=12°39' Taurus" "moon=18°41' Libra" "ascendant=7°11' Aries"
  $ natal reconcile "1990-11-20 16:00" "26.85, 80.95" "moon=14Sg13" --zodiac sidereal --ayanamsa lahiri`;

/** Adds `natal reconcile`. */
export function addReconcileCommand(program: Command): void {
  program
    .command('reconcile')
    .description('why another program, book or certificate states another chart of a birth')
    .argument('<when>', 'date and clock time at the place')
    .argument('<where>', 'name of the place, or latitude and longitude')
    .argument('<claims...>', "what it says, such as moon=11°38' Cancer")
    .option('--zone <zone>', 'time zone of the clock, in place of that of the place')
    .option('--houses <system>', 'house system', 'placidus')
    .option('--zodiac <type>', 'tropical or sidereal')
    .option('--ayanamsa <name>', 'zero point of the sidereal zodiac')
    .option('--max-changes <number>', 'most slips of one explanation, 1 to 3', '2')
    .option('--json', 'the answer of the service')
    .addHelpText('after', EXAMPLES)
    .action(explainClaims);
}

async function explainClaims(
  when: string,
  where: string,
  claims: readonly string[],
  options: ReconcileOptions,
): Promise<void> {
  const { data } = await createNatal().post(RECONCILE, toRequest([when, where], claims, options));
  if (options.json) {
    printJson({ data });
    return;
  }
  printLines([
    `Verdict: ${data.verdict}`,
    ...data.explanations.map(({ changes, matched, unmatched, chance }) => {
      const words = changes.map(({ what, from, to }) => `${what.replaceAll('_', ' ')}: ${from} → ${to}`);
      return `${words.join('; ') || 'no change'} (${matched.length} agree, ${unmatched.length} do not, chance ${chance})`;
    }),
    ...data.contradictions.map(
      ({ claims: pair }) => `Of no one moment: ${pair.map((one) => claims[one]).join(' and ')}`,
    ),
    ...data.warnings.map(({ code, message }) => `Warning ${code}: ${message}`),
  ]);
}

function toRequest(
  [when, where]: readonly [string, string],
  claims: readonly string[],
  { zone, houses, zodiac, ayanamsa, maxChanges }: ReconcileOptions,
): PostBody<typeof RECONCILE> {
  const place = readPlaceText(where);
  return {
    subject: {
      birth_datetime: when,
      birth_location:
        zone === undefined ? place : { ...(typeof place === 'string' ? { place } : place), timezone: zone },
    },
    claims: claims.map((claim) => {
      const [point, longitude = ''] = claim.split('=');
      return { point, longitude };
    }),
    configuration: { house_system: houses, zodiac_type: zodiac, ayanamsa },
    max_changes: Number(maxChanges),
  } as PostBody<typeof RECONCILE>;
}
