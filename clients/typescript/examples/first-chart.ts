/** Casts the chart of one birth and prints its positions and the UTC time. */
import { createClient } from 'natal-client';

const natal = createClient({
  baseUrl: process.env.NATAL_URL ?? 'http://127.0.0.1:3000',
  apiKey: process.env.NATAL_API_KEY ?? '',
});

const chart = await natal.post('/ephemeris/natal-chart', {
  subject: {
    name: 'Example',
    birth_datetime: { iso: '1945-07-01T12:00:00' },
    birth_location: { latitude: 59.9139, longitude: 10.7522, timezone: { iana_name: 'Europe/Oslo' } },
  },
  configuration: { object_set: 'modern_plus_points' },
  options: { duplicate_aspects: false },
});

if (chart.output_mode === 'full') {
  const { subject, planets, warnings } = chart.data;
  console.log(`${subject.datetime} is ${subject.datetime_utc}`);
  for (const { name, longitude, sign, house } of Object.values(planets)) {
    console.log(`${name}: ${longitude.toFixed(2)}°, ${sign}, house ${house}`);
  }
  for (const { code, message } of warnings) console.log(`${code}: ${message}`);
}
