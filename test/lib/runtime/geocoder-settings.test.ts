import { expect, it } from 'vitest';
import { readGeocoderSettings } from '../../../lib/runtime/geocoder-settings.ts';

const PHOTON = { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example/' };

it('uses the embedded gazetteer by default', () => {
  expect(readGeocoderSettings({})).toEqual({ kind: 'embedded' });
});

it('sends the service and its source URL as user agent, and falls back, by default', () => {
  expect(readGeocoderSettings(PHOTON)).toEqual({
    kind: 'photon',
    baseUrl: 'https://photon.example/',
    userAgent: expect.stringMatching(/^Natal\/\d+\.\d+\.\d+ \(\+https:/),
    fallback: true,
  });
});

it('uses the values of the environment', () => {
  const settings = { ...PHOTON, GEOCODER: 'nominatim', GEOCODER_USER_AGENT: 'Mine/1', GEOCODER_FALLBACK: 'off' };
  expect(readGeocoderSettings(settings)).toMatchObject({ kind: 'nominatim', userAgent: 'Mine/1', fallback: false });
});

it.each([
  [{ GEOCODER: 'google' }, /GEOCODER is google; it must be one of embedded, photon, nominatim/],
  [{ GEOCODER: 'photon' }, /GEOCODER_URL must be/],
  [{ ...PHOTON, GEOCODER_URL: 'file:///etc/passwd' }, /GEOCODER_URL must be/],
  [{ ...PHOTON, GEOCODER_FALLBACK: 'maybe' }, /GEOCODER_FALLBACK is maybe/],
])('refuses %j', (environment, message) => {
  expect(() => readGeocoderSettings(environment)).toThrow(message);
});
