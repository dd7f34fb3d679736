import { describe, expect, it } from 'vitest';
import { VEDIC_EXAMPLE as subject } from '../../../functions/vedic/example-birth.ts';
import { askVedic } from '../../support/vedic.ts';

const ask = (body: object, query: Record<string, string> = {}) => askVedic('/vedic/chart', { subject, ...body }, query);

describe('200', () => {
  it('has the nine grahas in the sidereal zodiac of Lahiri, Ketu opposite Rahu', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    const { bodies, metadata } = body.data;
    expect(bodies.map(({ id }: { id: string }) => id)).toEqual([
      ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rahu', 'ketu'],
    ]);
    expect(metadata).toMatchObject({ zodiac_type: 'sidereal', ayanamsa: 'lahiri', house_system: 'W' });
    const [rahu, ketu] = bodies.slice(-2);
    expect(Math.abs(rahu.longitude - ketu.longitude)).toBeCloseTo(180, 5);
    expect(rahu.is_retrograde).toBe(true);
  });

  it('takes the ayanamsa of a chart handle', async () => {
    const { body } = await ask({ ayanamsa: 'raman' });
    const again = await ask({ subject: body.data.subject.handle });
    expect(again.body.data.metadata.ayanamsa).toBe('raman');
  });
});
