/** Solar eclipses at towns, as they are printed. */
export interface PublishedSight {
  readonly date: string;
  readonly town: string;
  /** Of the source, seconds. */
  readonly deltaT: number;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number; readonly elevationM: number };
  /** Universal Time, seconds of the day, by the name of the contact. */
  readonly contacts: Readonly<Record<string, number>>;
  readonly magnitude: number;
  readonly obscuration: number;
}

/**
 * Town, latitude, longitude, meters, C1, C2, greatest, C3, C4, magnitude, obscuration. USNO’s Solar Eclipse Computer, API
 * 4.0.1, answers of 2026-09-24 in fixtures/reference/eclipses_usno_local.json of https://github.com/holdTheDoorHoid/skyfix-lab,
 * commit f523612; ΔT stated in the answers. Contacts below the horizon are not in them, nor is what is greatest there.
 */
const USNO = `
2017-08-21 69.4
Salem,44.9429,-123.0351,60,16:05:25.7,17:17:18.4,17:18:15.7,17:19:15.0,18:37:48.1,1.009,1
Casper,42.8666,-106.3131,1560,16:22:17.3,17:42:37.2,17:43:49.9,17:45:04.7,19:09:23.1,1.013,1
Carbondale,37.7273,-89.2168,120,16:52:25.6,18:20:03.8,18:21:22.7,18:22:43.4,19:47:26.2,1.013,1
Nashville,36.1627,-86.7816,170,16:58:30.6,18:27:23.8,18:28:21.8,18:29:21.6,19:54:00.5,1.005,1
Columbia,34.0007,-81.0348,90,17:13:07.3,18:41:48.7,18:43:03.8,18:44:20.6,20:06:18.4,1.011,1
Philadelphia,39.9526,-75.1652,12,17:21:13.8,,18:44:17.0,,20:01:17.1,0.800,0.753
Honolulu,21.3069,-157.8583,5,,,16:35:51.7,,17:25:19.8,0.387,0.273
2023-10-14 72.5
Eugene,44.0521,-123.0868,130,15:05:25.6,16:16:54.2,16:18:50.0,16:20:47.5,17:39:43.0,0.956,0.888
Albuquerque,35.0844,-106.6504,1500,15:13:11.6,16:34:29.9,16:36:52.5,16:39:17.0,18:09:22.0,0.970,0.897
San Antonio,29.4241,-98.4936,200,15:23:47.6,16:52:03.5,16:54:13.1,16:56:24.6,18:32:56.3,0.962,0.901
Philadelphia,39.9526,-75.1652,12,16:05:28.0,,17:21:13.2,,18:37:34.2,0.375,0.256
2024-04-08 72.8
Mazatlán,23.2494,-106.4111,10,16:51:24.7,18:07:25.5,18:09:33.7,18:11:44.3,19:32:06.3,1.021,1
Dallas,32.7767,-96.797,150,17:23:14.6,18:40:37.7,18:42:33.0,18:44:30.2,20:02:35.7,1.015,1
Indianapolis,39.7684,-86.1581,220,17:50:30.1,19:05:58.7,19:07:53.3,19:09:49.7,20:23:07.7,1.019,1
Cleveland,41.4993,-81.6944,200,17:59:18.4,19:13:39.9,19:15:34.7,19:17:31.1,20:28:54.6,1.022,1
Buffalo,42.8864,-78.8784,180,18:04:52.7,19:18:15.2,19:20:07.9,19:22:02.3,20:32:04.8,1.025,1
Burlington,44.4759,-73.2121,60,18:14:11.2,19:26:02.0,19:27:40.0,19:29:19.5,20:37:15.5,1.015,1
Philadelphia,39.9526,-75.1652,12,18:08:08.5,,19:23:37.0,,20:35:02.8,0.900,0.886
Honolulu,21.3069,-157.8583,5,16:33:30.1,,17:12:49.9,,17:54:54.9,0.285,0.177
Reykjavík,64.1466,-21.9426,20,18:49:20.9,,19:39:48.1,,20:28:28.9,0.563,0.467`;

/**
 * Table 21 of F. Espenak and J. Anderson, Total Solar Eclipse of 1999 August 11, NASA RP 1398:
 * https://eclipse.gsfc.nasa.gov/SEpubs/19990811/tables/table_21.html. Places to a minute of arc; ΔT is that of its elements.
 */
const NASA_1999 = `
1999-08-11 63.7
Bergen,60:23,5:20,43,09:19:41.7,,10:29:34.5,,11:41:01.6,0.722,0.656
Oslo,59:55,10:45,94,09:24:38.1,,10:35:29.3,,11:47:14.0,0.718,0.651
Stavanger,58:58,5:45,0,09:18:17.2,,10:29:41.7,,11:42:46.7,0.756,0.698
Trondheim,63:25,10:25,127,09:28:29.4,,10:35:17.5,,11:42:50.1,0.637,0.553
Białystok,53:09,23:09,0,09:35:51.1,,10:53:57.7,,12:10:34.7,0.822,0.781
Bielsko-Biała,49:49,19:02,0,09:28:29.2,,10:50:01.0,,12:10:38.9,0.931,0.920
Bydgoszcz,53:08,18:00,0,09:28:09.6,,10:46:31.2,,12:04:29.4,0.853,0.820
Bytom,50:22,18:54,0,09:28:25.3,,10:49:27.1,,12:09:40.2,0.918,0.903
Chorzów,50:19,18:57,0,09:28:29.1,,10:49:33.8,,12:09:48.6,0.919,0.904
Częstochowa,50:49,19:06,0,09:28:52.1,,10:49:29.3,,12:09:17.0,0.905,0.887
Elbląg,54:10,19:25,0,09:30:43.9,,10:48:00.8,,12:04:40.1,0.819,0.778
Gdańsk,54:23,18:40,11,09:29:46.7,,10:46:50.9,,12:03:27.7,0.818,0.776
Gdynia,54:32,18:33,0,09:29:41.9,,10:46:36.7,,12:03:06.0,0.815,0.772`;

/** `16:05:25.7` or `60:23` in its first unit. */
const sexagesimal = (text: string): number => text.split(':').reduceRight((sum, part) => sum / 60 + Number(part), 0);

const NAMES = ['C1', 'C2', 'greatest', 'C3', 'C4'];

function readTable(table: string): readonly PublishedSight[] {
  let [date, deltaT] = ['', 0];
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [town = '', latitude = '', longitude = '', meters, ...cells] = line.split(',');
      if (latitude === '') {
        [date = '', deltaT = 0] = [town.slice(0, 10), Number(town.slice(11))];
        return [];
      }
      const [latitudeDeg, longitudeDeg] = [sexagesimal(latitude), sexagesimal(longitude)];
      const seen = NAMES.flatMap((name, index) =>
        cells[index] ? [[name, sexagesimal(cells[index]) * 3600] as const] : [],
      );
      const [magnitude, obscuration] = [Number(cells[5]), Number(cells[6])];
      const place = { latitudeDeg, longitudeDeg, elevationM: Number(meters) };
      return [{ date, town, deltaT, place, contacts: Object.fromEntries(seen), magnitude, obscuration }];
    });
}

export const PUBLISHED_SIGHTS: Readonly<Record<'USNO' | 'NASA', readonly PublishedSight[]>> = {
  USNO: readTable(USNO),
  NASA: readTable(NASA_1999),
};
