import { describe, expect, test } from 'vitest';
import { PARIS, PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call } from './send.ts';

describe('chart_facts', () => {
  test('states patterns with their apex, receptions and the state of each body, one in each line', async () => {
    const { text, structuredContent } = await call('chart_facts', { birth: TEXAS });
    expect(text).toContain('\nPattern: kite Moon, Venus, Jupiter, Pluto; apex Venus, water, widest orb 4.2°\n');
    expect(text).toContain(
      'Moon receives Jupiter by domicile, triplicity; Jupiter receives Moon by domicile, face (trine, strong)',
    );
    expect(text).toContain('\nMercury: dignity 5, domicile, succedent, oriental, swift, hayz\n');
    expect(structuredContent.patterns).toContain('kite Moon, Venus, Jupiter, Pluto');
  });

  test('has the parts of larger patterns and the contacts with detail full only', async () => {
    const [brief, full] = [
      await call('chart_facts', { birth: TEXAS }),
      await call('chart_facts', { birth: TEXAS, detail: 'full' }),
    ];
    expect(brief.text).not.toMatch(/Pattern: grand trine|^antiscia/m);
    expect(full.text).toMatch(/Pattern: grand trine/);
    expect(brief.structuredContent.patterns.join()).not.toContain('grand trine');
    expect(full.structuredContent.patterns.join()).toContain('grand trine');
    expect(full.text).toMatch(/^(parallels|antiscia): /m);
  });

  test('says what a birth without a time leaves out', async () => {
    const { text } = await call('chart_facts', { birth: PARIS_WITHOUT_TIME });
    expect(text).toMatch(/Warning FactsOmitted: .*the time of birth is not known/);
    expect(text).not.toMatch(/House rulers|Sect:|Moon's course/);
  });
});

describe('birth_chart', () => {
  test('states place, house and aspects of a body in one line', async () => {
    const { text } = await call('birth_chart', { birth: '1990-06-15 14:30, 48.85341, 2.3488' });
    expect(text).toContain('\nSun 24°08′ Gemini, 9th, square Ascendant 8.3° applying, square Moon 8.5° applying');
    expect(text).toMatch(/^Chart, tropical, Placidus houses: 1990-06-15 14:30\+02:00 \(1990-06-15T12:30Z\)/);
  });

  test('has ten planets, Chiron, the true node, the mean Lilith and two angles unless bodies are listed', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS });
    expect(Object.keys(structuredContent.points)).toEqual([
      ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      ...['chiron', 'true_node', 'mean_lilith', 'ascendant', 'midheaven'],
    ]);
    const other = await call('birth_chart', { birth: TEXAS, bodies: ['Sun', 'ceres'] });
    expect(Object.keys(other.structuredContent.points)).toEqual(['sun', 'ceres', 'ascendant', 'midheaven']);
  });

  test('has no houses and a warning for a birth whose time is unknown', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: PARIS_WITHOUT_TIME });
    expect(text).toContain('time unknown');
    expect(text).not.toContain('Ascendant');
    expect(structuredContent.warnings).toEqual([expect.stringMatching(/^HousesOmitted: /)]);
    expect(text).toContain(`Warning ${structuredContent.warnings[0]}`);
  });

  test('states both readings of a time that occurred twice', async () => {
    const { text } = await call('birth_chart', { birth: '2021-10-31 02:30, 48.4, 9.99' });
    expect(text).toContain('2021-10-31T00:30Z');
    expect(text).toContain('may also be 2021-10-31T01:30Z');
    const { text: later } = await call('birth_chart', { birth: '2021-10-31 02:30+01:00, 48.4, 9.99' });
    expect(later).toContain('(2021-10-31T01:30Z)');
  });

  test('states what an uncertain time changes', async () => {
    const { text } = await call('birth_chart', { birth: TEXAS, time_uncertainty_minutes: 30 });
    expect(text).toMatch(/^Within 30 min: Ascendant \d+°\d\d′ \w+ to \d+°\d\d′ \w+, Midheaven /m);
  });
});

describe('a birth before the ephemeris of Chiron', () => {
  const caesar = '-0043-03-15 12:00, Rome';

  test.each([
    ['birth_chart', { birth: caesar }],
    ['compare', { birth_a: caesar, birth_b: TEXAS }],
    ['sky_now', { at: '-0043-03-15 12:00' }],
    ['moon', { at: '-0043-03-15 12:00' }],
    ['transit_search', { birth: caesar, from: '-0043-03-15', to: '-0042-03-15' }],
  ])('is answered by %s', async (name, args) => {
    const { isError, text } = await call(name, args);
    expect([isError, text.slice(0, 200)]).toEqual([undefined, expect.any(String)]);
  });

  test('has no Chiron and a warning about it', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: caesar });
    expect(Object.keys(structuredContent.points)).not.toContain('chiron');
    const warning = 'BodyOutOfRange: Chiron has no ephemeris at this date.';
    expect(structuredContent.warnings).toContain(warning);
    expect(text).toContain(`Warning ${warning}`);
  });

  test('is refused where the call asks for Chiron alone', async () => {
    const { isError, text } = await call('birth_chart', { birth: caesar, bodies: ['chiron'] });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- bodies\[0\] Chiron has no ephemeris at this date/m);
  });
});

describe('vedic', () => {
  test('has a line for each graha with nakshatra, pada, house, state and vargas', async () => {
    const { text } = await call('vedic', { birth: TEXAS, vargas: [9, 10] });
    expect(text).toContain('\nMoon 25°49′ Aquarius, Purva Bhadrapada 2 (Jupiter), 6th, friend; Navamsa');
    expect(text).toMatch(/\nSaturn .* Capricorn retrograde, Uttara Ashadha \d \(Sun\), 5th, own; Navamsa \w+; Dasamsa/);
    expect(text).toMatch(/\nRahu .* retrograde, Shravana \d \(Moon\), 5th; Navamsa/);
    expect(text).toMatch(/\nKarakas: atma \w+, amatya/);
  });

  test('has sections, each as the rows of its endpoint, in place of the chart', async () => {
    const sections = ['panchanga', 'dashas', 'sade_sati', 'dashas'];
    const { text } = await call('vedic', { birth: TEXAS, sections, at: '2026-11-28' });
    expect(text).toMatch(/\ndashas:\n.*\nperiods: level \| lord \| sign .*\n1 \| mercury \|.*\n2 \| moon \|/);
    expect(text).toMatch(/\npanchanga:\n.*\ndays: date \| vara .*\n2026-11-28 \| Shanivara \|/);
    expect(text).toMatch(/\nsade sati:\n.*\nperiods: .*\n1 \| saturn \|.*sade_sati$/m);
    expect(text.match(/^dashas:$/gm)).toHaveLength(1);
    expect(text).not.toContain('Karakas');
    const born = await call('vedic', { birth: TEXAS, sections: ['panchanga'] });
    expect(born.text).toContain('\n1990-06-15 | Shukravara |');
  });

  test('matches the birth of a bride with that of a groom, and asks for a missing one', async () => {
    const { text } = await call('vedic', { birth: TEXAS, groom: PARIS, sections: ['matching', 'varshaphala'] });
    expect(text).toMatch(/\nmatching:\n.*\npoints: \d+\nkootas: koota \| points .*\nvarna \|/);
    expect(text).toMatch(/\nvarshaphala:\nstart: /);
    const alone = await call('vedic', { birth: TEXAS, sections: ['matching'] });
    expect(alone.text).toMatch(/^- groom is missing/m);
    const match = (birth: string, groom: string) => call('vedic', { birth, groom, sections: ['matching'] });
    const timeless = '1985-02-03 unknown, Paris, France';
    expect((await match(TEXAS, timeless)).text).toMatch(/^- groom needs the time of birth/m);
    expect((await match(timeless, TEXAS)).text).toMatch(/^- birth needs the time of birth/m);
    const ambiguous = await match(TEXAS, '1985-02-03 10:00, Springfield');
    expect(ambiguous.text).toMatch(/^\{"groom":"1985-02-03 10:00, Springfield, Illinois/m);
  });

  test('names the moment and the birth where a section cannot be had', async () => {
    const early = await call('vedic', { birth: TEXAS, sections: ['dashas'], at: '1900-01-01' });
    expect(early.text).toMatch(/^- at must not lie before the birth/m);
    expect(early.text).toContain('\nWhat to do: Send a moment or a range within');
    const old = await call('vedic', { birth: '1850-07-04 03:00, Paris, France', sections: ['sade_sati'] });
    expect(old.text).toMatch(/^- at is required for this birth: its default is now/m);
    const timeless = await call('vedic', { birth: '1985-02-03 unknown, Paris, France', sections: ['dashas'] });
    expect(timeless.text).toMatch(/^- birth needs the time of birth/m);
  });

  test('has the panchanga of a birth before the common era', async () => {
    const { isError, text } = await call('vedic', { birth: '-0500-03-01 06:00, Rome, Italy', sections: ['panchanga'] });
    expect(isError, text).toBeFalsy();
    expect(text).toContain('\n-0500-03-01 | ');
  });

  test('names its own arguments in faults, and no tropical zodiac', async () => {
    const { isError, text } = await call('vedic', { birth: TEXAS, zodiac: 'tropical', vargas: [13] });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- zodiac must be one of (?!tropical).*lahiri/m);
    expect(text).toMatch(/^- vargas\[0\] must be one of 1, 2/m);
  });
});

test('a chart with sectors has them in place of houses and cusps', async () => {
  const { text } = await call('birth_chart', { birth: TEXAS, house_system: 'gauquelin', detail: 'full' });
  expect(text).toMatch(/^Sun 24°\d\d′ Gemini, sector \d+, /m);
  expect(text).toMatch(/^Sectors: 1 \d+°.*, 36 \d+°/m);
  expect(text).not.toContain('Cusps');
});

test('a chart with a place has its houses and angles there, and no link to the wheel of the birth', async () => {
  const birth = await call('birth_chart', { birth: TEXAS });
  const moved = await call('birth_chart', { birth: TEXAS, place: '52.52, 13.4', house_system: 'whole_sign' });
  expect(moved.text).toMatch(/^Chart for \[52.52, 13.4\], tropical, Whole Sign houses: 1990-06-15 14:30-05:00/);
  expect(moved.structuredContent.points.sun).toBe(birth.structuredContent.points.sun);
  expect(moved.structuredContent.points.ascendant).not.toBe(birth.structuredContent.points.ascendant);
  expect([birth.content.length, moved.content.length]).toEqual([2, 1]);
});
