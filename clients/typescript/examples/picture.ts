/** Writes a chart to a file as a picture. */
import { writeFile } from 'node:fs/promises';
import { createClient } from 'natal-client';

const natal = createClient({
  baseUrl: process.env.NATAL_URL ?? 'http://127.0.0.1:3000',
  apiKey: process.env.NATAL_API_KEY ?? '',
});

const svg = await natal.post(
  '/ephemeris/natal-chart',
  {
    subject: {
      name: 'Example',
      birth_datetime: { iso: '1945-07-01T12:00:00' },
      birth_location: { latitude: 59.9139, longitude: 10.7522 },
    },
  },
  { query: { format: 'svg', theme: 'dark' } },
);

const file = process.argv[2] ?? 'chart.svg';
await writeFile(file, svg);
console.log(`${file}: ${svg.length} characters`);
