import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGeocodingProvider } from '../../../../../lib/adapters/places/providers/open.ts';
import { zoneLookup } from '../../../../support/services.ts';
import { GAZETTEER, HARBOUR } from './gazetteer.ts';
import { type Behavior, createAnswering, type GeocoderServer, startGeocoder } from './geocoder-server.ts';
import { NOMINATIM_BOLOGNA, PHOTON_BERLIN, PHOTON_STREET } from './recorded.ts';

let server: GeocoderServer;

beforeAll(async () => {
  server = await startGeocoder();
});

beforeEach(() => {
  server.asked.length = 0;
});

afterAll(() => server.close());

interface Variation {
  readonly kind?: 'photon' | 'nominatim';
  readonly fallback?: boolean;
  readonly timeoutMs?: number;
}

/** Opens a new provider for each test, so that no answer is cached between tests. */
function provider({ kind = 'photon', fallback = true, ...timeout }: Variation = {}) {
  const settings = {
    kind,
    baseUrl: server.url,
    userAgent: 'Natal/test (+https://natal.example)',
    fallback,
    ...timeout,
  };
  return openGeocodingProvider(settings, { gazetteer: GAZETTEER, zoneLookup });
}

describe('Photon', () => {
  it('receives a request for inhabited places, in English, with the user agent of this service', async () => {
    server.behave(createAnswering(JSON.stringify(PHOTON_BERLIN)));
    await provider().search('Berlin & more', 7);
    const [{ url, userAgent } = {}] = server.asked;
    expect(url?.pathname).toBe('/geocoder/api');
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({ q: 'Berlin & more', limit: '7', lang: 'en' });
    expect(url?.searchParams.getAll('layer')).toEqual(['city', 'district', 'locality']);
    expect(userAgent).toBe('Natal/test (+https://natal.example)');
  });

  it('returns places with the time zone of their coordinates and omits those without a country', async () => {
    server.behave(createAnswering(JSON.stringify(PHOTON_BERLIN)));
    const { result, attribution, warnings } = await provider().search('Berlin', 10);
    expect(result).toEqual([
      {
        name: 'Berlin',
        display_name: 'Berlin, Germany',
        latitude: 52.5170365,
        longitude: 13.3888599,
        country: 'Germany',
        country_code: 'DE',
        state: 'Berlin',
        city: 'Berlin',
        timezone: 'Europe/Berlin',
      },
    ]);
    expect(attribution).toContain('OpenStreetMap');
    expect(warnings).toEqual([]);
  });

  it('returns the city of a street, with the postal code', async () => {
    server.behave(createAnswering(JSON.stringify(PHOTON_STREET)));
    const { result } = await provider().reverse(51.5, -0.1);
    expect(result).toMatchObject({ name: 'London', city: 'London', country_code: 'GB', postal_code: 'SE1 0DQ' });
    expect(Object.fromEntries(server.asked[0]?.url.searchParams ?? [])).toMatchObject({ lat: '51.5', lon: '-0.1' });
  });
});

describe('Nominatim', () => {
  it('returns the settlement of an address and passes on its license', async () => {
    server.behave(createAnswering(JSON.stringify(NOMINATIM_BOLOGNA)));
    const { result, attribution } = await provider({ kind: 'nominatim' }).search('Bologna', 5);
    expect(result).toEqual([
      {
        name: 'Bologna',
        display_name: 'Bologna, Emilia-Romagna, Italy',
        latitude: 44.5015307,
        longitude: 11.3398676,
        country: 'Italy',
        country_code: 'IT',
        state: 'Emilia-Romagna',
        city: 'Bologna',
        postal_code: '40122',
        timezone: 'Europe/Rome',
      },
    ]);
    expect(attribution).toBe(NOMINATIM_BOLOGNA.licence);
    expect(Object.fromEntries(server.asked[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'Bologna',
      format: 'geojson',
      addressdetails: '1',
      'accept-language': 'en',
    });
  });

  it('falls back to the nearest place of the gazetteer when it finds nothing', async () => {
    server.behave(createAnswering('{"error":"Unable to geocode"}'));
    const { result, warnings } = await provider({ kind: 'nominatim' }).reverse(0, -30);
    expect(result?.name).toBe(HARBOUR.name);
    expect(warnings.map(({ code }) => code)).toEqual(['PlaceFarAway']);
  });

  it('returns no place when it finds nothing and there is no fallback', async () => {
    server.behave(createAnswering('{"error":"Unable to geocode"}'));
    expect((await provider({ kind: 'nominatim', fallback: false }).reverse(0, -30)).result).toBeUndefined();
  });
});

describe('the cache', () => {
  it('serves a repeated search without a second request', async () => {
    server.behave(createAnswering(JSON.stringify(PHOTON_BERLIN)));
    const kept = provider();
    const first = await kept.search('Berlin', 10);
    expect(await kept.search('Berlin', 10)).toEqual(first);
    expect(server.asked).toHaveLength(1);
    await kept.search('Berlin', 5);
    expect(server.asked).toHaveLength(2);
  });

  it('does not store failures', async () => {
    const kept = provider();
    server.behave(createAnswering('', 503));
    expect((await kept.search('Berlin', 10)).warnings).toHaveLength(1);
    server.behave(createAnswering(JSON.stringify(PHOTON_BERLIN)));
    expect((await kept.search('Berlin', 10)).warnings).toEqual([]);
  });
});

const point = (coordinates: unknown) => ({
  features: [{ geometry: { type: 'Point', coordinates }, properties: { name: 'A', country: 'B', countrycode: 'C' } }],
});

const FAULTS: Readonly<Record<string, Behavior>> = {
  'status 500': createAnswering('{}', 500),
  'status 429': createAnswering('{}', 429),
  'no JSON': createAnswering('<html>Bad gateway</html>'),
  'bytes that are no text': (_request, response) => response.end(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  'JSON of another kind': createAnswering('[1, 2, 3]'),
  null: createAnswering('null'),
  'a place that is not on the Earth': createAnswering(JSON.stringify(point([0, 123]))),
  'coordinates that are text': createAnswering(JSON.stringify(point(['0', '0']))),
  'a body beyond all bounds': (_request, response) => {
    const flood = (): void => {
      while (!response.destroyed && response.write(`"${'x'.repeat(65_536)}",`));
    };
    response.on('drain', flood).writeHead(200);
    flood();
  },
  'an end in the middle': (_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"features":');
    setTimeout(() => response.destroy(), 20);
  },
  'a redirect to another host': (_request, response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:9/api' }).end(),
  'a closed connection': (request) => request.socket.destroy(),
};

describe.each(Object.entries(FAULTS))('a geocoder that answers with %s', (_fault, behavior) => {
  beforeEach(() => server.behave(behavior));

  it('is replaced by the gazetteer, with a warning', async () => {
    const { result, attribution, warnings } = await provider().search('Harbour', 3);
    expect(result.map(({ name }) => name)).toEqual([HARBOUR.name]);
    expect(attribution).toBe(GAZETTEER.attribution);
    expect(warnings.map(({ code }) => code)).toEqual(['GeocoderFallback']);
    expect(server.asked).toHaveLength(1);
  });

  it('gives GeocoderUnavailable when there is no fallback', async () => {
    await expect(provider({ fallback: false }).reverse(1, 2)).rejects.toMatchObject({
      code: 'GeocoderUnavailable',
      status: 503,
    });
  });
});

describe('a slow geocoder', () => {
  it('times out after 1.5 seconds without a retry', async () => {
    server.behave(() => undefined);
    const passed: string[] = [];
    // Timers run in the order of their ends, however late: unlike durations, the order is the same on a busy machine.
    for (const ms of [1400, 1600]) setTimeout(() => passed.push(`${ms} ms`), ms);
    const { warnings } = await provider().reverse(1, 2);
    expect(warnings.map(({ code }) => code)).toContain('GeocoderFallback');
    expect(passed).toEqual(['1400 ms']);
    expect(server.asked).toHaveLength(1);
  });

  it('also times out in the middle of its answer', async () => {
    server.behave((_request, response) => response.writeHead(200).write('{"features":['));
    await expect(provider({ fallback: false, timeoutMs: 100 }).search('x', 1)).rejects.toMatchObject({
      code: 'GeocoderUnavailable',
    });
  });
});

it('an unreachable geocoder is replaced by the gazetteer', async () => {
  const gone = await startGeocoder();
  await gone.close();
  const settings = { kind: 'photon', baseUrl: gone.url, userAgent: 'Natal/test', fallback: true } as const;
  const { warnings } = await openGeocodingProvider(settings, { gazetteer: GAZETTEER, zoneLookup }).search('Harbour', 1);
  expect(warnings.map(({ code }) => code)).toEqual(['GeocoderFallback']);
});

describe('the name of a place', () => {
  it('is asked of the gazetteer first, which knows populations and former names', async () => {
    const { result } = await provider().matchName('Harbour', undefined);
    expect(result.exact).toEqual([HARBOUR]);
    expect(server.asked).toEqual([]);
  });

  it('is asked of the geocoder where the gazetteer lacks it, with the country', async () => {
    server.behave(createAnswering(JSON.stringify(PHOTON_BERLIN)));
    const { result, attribution } = await provider().matchName('Berlin', 'DE');
    expect(result.exact).toMatchObject([{ display_name: 'Berlin, Germany', population: 0 }]);
    expect(server.asked[0]?.url.searchParams.get('q')).toBe('Berlin, DE');
    expect(attribution).toContain('OpenStreetMap');
  });

  it('is asked of the geocoder alone where there is no fallback', async () => {
    server.behave(createAnswering(JSON.stringify(PHOTON_BERLIN)));
    const { result } = await provider({ fallback: false }).matchName('Harbour', undefined);
    expect(result).toMatchObject({ exact: [], similar: [{ display_name: 'Berlin, Germany' }] });
  });

  it('that the geocoder cannot answer has the similar names of the gazetteer', async () => {
    server.behave((_request, response) => response.writeHead(500).end());
    const { result, warnings } = await provider().matchName('Nowhere', undefined);
    expect(result).toEqual({ exact: [], unknownParts: [], similar: [HARBOUR] });
    expect(warnings.map(({ code }) => code)).toEqual(['GeocoderFallback']);
  });
});
