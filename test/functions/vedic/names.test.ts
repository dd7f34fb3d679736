import { describe, expect, it, test } from 'vitest';
import { selectTexts } from '../../../lib/base/catalog/languages/every-language.ts';
import { INDIAN_LANGUAGES } from '../../../lib/base/catalog/languages/language.ts';
import { SQUARE_LAYOUTS } from '../../../lib/draw/square/square-chart.ts';
import { postTo } from '../../support/any-endpoint.ts';
import { readCalendarEvents } from '../../support/dated-formats.ts';
import { removeAddedNames } from '../../support/display-names.ts';
import { askVedic } from '../../support/vedic.ts';
import { wellFormed } from '../../support/xml.ts';

const birth_location = { latitude: 21.45, longitude: 83.9667, timezone: 'Asia/Kolkata' };
const BIRTH = {
  subject: { birth_datetime: '1963-08-07 21:14', birth_location },
  target_datetime: '2026-11-28',
};
const DAY = { location: { latitude: 12.972, longitude: 77.594, timezone: 'Asia/Kolkata' }, date: '2013-01-18' };

describe.each(INDIAN_LANGUAGES)('in %s', (language) => {
  const { names } = selectTexts(language);
  const terms = names.sanskrit ?? expect.fail('has no Sanskrit terms');

  it('a chart has names of points, signs and nakshatras, and nothing else changes', async () => {
    const { body } = await askVedic('/vedic/chart', BIRTH, { language });
    expect(body.data.ascendant).toMatchObject({
      display_name: names.points.ascendant,
      nakshatra: { name: 'Uttara Bhadrapada', display_name: terms.nakshatras['Uttara Bhadrapada'] },
    });
    expect(body.data.dashas[0]).toMatchObject({ lord: 'venus', lord_display_name: names.points.venus });
    const plain = await askVedic('/vedic/chart', BIRTH);
    const { metadata: _, ...data } = plain.body.data;
    expect(removeAddedNames(body, plain.body)).toMatchObject({ data });
  });

  it('a day has those of its elements, month and season, in JSON and in rows', async () => {
    const { body } = await askVedic('/vedic/panchanga', DAY, { language });
    expect(body.days[0]).toMatchObject({
      vara: { display_name: terms.varas.Shukravara },
      tithis: [{ display_name: terms.tithis.Saptami, paksha_display_name: terms.pakshas.shukla }, {}],
      yogas: [{ display_name: terms.yogas.Siddha }, {}],
      karanas: [{ display_name: terms.karanas.Vanija }, {}, {}],
      masa: { amanta_display_name: terms.masas.Pausha },
      ritu_display_name: terms.ritus.shishira,
    });
    const rows = await askVedic('/vedic/panchanga', DAY, { language, format: 'llm_v2' });
    expect(rows.body.data.display_names).toMatchObject({
      Saptami: terms.tithis.Saptami,
      Revati: terms.nakshatras.Revati,
    });
  });

  it('calendars have titles of its names, and the identifiers of every language', async () => {
    const open = async (path: '/vedic/panchanga' | '/vedic/dashas', body: object, query = {}) =>
      readCalendarEvents((await askVedic(path, body, { format: 'ics', ...query })).text);
    const days = await open('/vedic/panchanga', DAY, { language });
    const titles = days.map(({ summary }) => summary.toLowerCase());
    const { elements, pakshas, tithis, dayParts } = terms;
    expect(titles).toContain(`${elements.tithi} ${pakshas.shukla} ${tithis.Saptami}`.toLowerCase());
    expect(titles).toContain(dayParts['Rahu kala'].toLowerCase());
    expect(days.map(({ uid }) => uid)).toEqual((await open('/vedic/panchanga', DAY)).map(({ uid }) => uid));
    const [dasha] = await open('/vedic/dashas', { ...BIRTH, levels: 1 }, { language });
    expect(dasha?.summary).toBe(
      selectTexts(language).calendar.dasha.replace('{}', '1').replace('{}', names.points.rahu),
    );
  });

  test.each(SQUARE_LAYOUTS)(
    'the %s square has its names and abbreviations in the colors of the theme',
    async (layout) => {
      const query = { language, layout, format: 'svg', nakshatras: 'on', theme: 'dark' };
      const { text } = await askVedic('/vedic/chart', BIRTH, query);
      expect(wellFormed(text)).toBe(true);
      expect(text).toContain(
        `<title>${names.points.moon} 19°58′ ${names.signs.Aquarius}, ${terms.nakshatras.Shatabhisha} 4`,
      );
      expect(text).not.toContain('currentColor');
      const written = text.match(/>[^<]+<\/text>/g) ?? [];
      if (language === 'sa') expect(written).toEqual([]);
      else expect(written.join('')).toContain(`${terms.abbreviations.moon} 19°58′`);
      expect(text).toContain(`${terms.dashaLevels.Mahadasha}: ${names.points.venus}`);
    },
  );

  it('other answers are not available', async () => {
    const { status, body } = await postTo('/ephemeris/natal-chart', { subject: BIRTH.subject }, { language });
    expect([status, body.errors?.[0]?.location]).toEqual([400, 'query.language']);
  });
});
