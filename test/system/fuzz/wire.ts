import fc from 'fast-check';
import { BODIES, HEADERS, LINE_ENDS, METHODS, TARGETS, VERSIONS } from './wire-parts.ts';

/** How a client behaves after it has sent everything. */
type Ending = 'waits' | 'closes its half' | 'goes away';

/** What one client does on one connection. */
export interface Conversation {
  /** The sent bytes in pieces; latin1. */
  readonly pieces: readonly string[];
  readonly pauseMs: number;
  readonly ending: Ending;
}

const anyBytes = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1'));

interface Parts {
  readonly usual: readonly string[];
  readonly odd: readonly string[];
}

/** Mostly usual parts: a request with several oddities is refused for the first. */
const mostly = ({ usual, odd }: Parts): fc.Arbitrary<string> =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const anyHeader = fc.oneof(
  { weight: 40, arbitrary: mostly(HEADERS) },
  { weight: 1, arbitrary: anyBytes },
  { weight: 1, arbitrary: fc.nat(30_000).map((length) => `X-Long: ${'x'.repeat(length)}`) },
  { weight: 1, arbitrary: fc.nat(2500).map((many) => 'X-Many: 1\r\n'.repeat(many).trimEnd()) },
);

const anyTarget = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TARGETS) },
  { weight: 1, arbitrary: anyBytes.map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.nat(8000).map((many) => `/echo?${'%41'.repeat(many)}`) },
);

/** A request of parts that are valid or nearly valid. */
const anyRequest = fc
  .record({
    method: mostly(METHODS),
    target: anyTarget,
    version: mostly(VERSIONS),
    headers: fc.uniqueArray(anyHeader, { maxLength: 3 }),
    body: mostly(BODIES),
    end: mostly(LINE_ENDS),
  })
  .map(({ method, target, version, headers, body, end }) => {
    const head = [`${method} ${target} ${version}`, 'Host: x', ...headers].join('\r\n');
    return `${head}\r\n${body}`.replaceAll('\r\n', end);
  });

interface Damage {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

const anyDamage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(),
  removed: fc.constantFrom(0, 1, 1, 7, 1000),
  inserted: fc.oneof(fc.constantFrom('', '\0', '\r', '\n', '\r\n', ' ', ':', '%', '\xff'), anyBytes),
});

/** Most requests are not damaged. */
const anyDamages = fc.oneof(
  { weight: 2, arbitrary: fc.constant<readonly Damage[]>([]) },
  { weight: 1, arbitrary: fc.array(anyDamage, { minLength: 1, maxLength: 3 }) },
);

function damageText(text: string, damages: readonly Damage[]): string {
  return damages.reduce((left, { at, removed, inserted }) => {
    const place = at % (left.length + 1);
    return left.slice(0, place) + inserted + left.slice(place + removed);
  }, text);
}

/** One to three requests in sequence, some of them damaged; or random bytes. */
const anySent = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.array(anyRequest, { minLength: 1, maxLength: 3 }), anyDamages)
      .map(([requests, damages]) => damageText(requests.join(''), damages)),
  },
  { weight: 1, arbitrary: fc.array(anyBytes, { minLength: 1, maxLength: 10 }).map((parts) => parts.join('')) },
);

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((one, other) => one - other);
  return [...ends, text.length].map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end));
}

/** Everything that a client can do on a connection. */
export const anyConversation: fc.Arbitrary<Conversation> = fc
  .record({
    text: anySent,
    cuts: fc.array(fc.nat(), { maxLength: 4 }),
    pauseMs: fc.constantFrom(0, 0, 1, 15),
    ending: fc.constantFrom<Ending>('waits', 'closes its half', 'goes away'),
  })
  .map(({ text, cuts, pauseMs, ending }) => ({ pieces: cut(text, cuts), pauseMs, ending }));
