/**
 * Example answers in the format that each project documents: github.com/komoot/photon, docs/api-v1.md;
 * nominatim.org/release-docs/latest/api, Search and Reverse.
 */
export const PHOTON_BERLIN = {
  type: 'FeatureCollection',
  features: [
    {
      properties: {
        name: 'Berlin',
        type: 'city',
        country: 'Germany',
        countrycode: 'DE',
        osm_key: 'place',
        osm_value: 'city',
        osm_type: 'N',
        osm_id: 240109189,
        state: 'Berlin',
      },
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [13.3888599, 52.5170365] },
    },
    {
      properties: { name: 'A rock without a country', osm_key: 'place', osm_value: 'islet' },
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-30, 0] },
    },
  ],
};

export const PHOTON_STREET = {
  type: 'FeatureCollection',
  features: [
    {
      geometry: { coordinates: [-0.0998967, 51.5001944], type: 'Point' },
      properties: {
        city: 'London',
        country: 'United Kingdom',
        countrycode: 'GB',
        district: 'Elephant and Castle',
        extent: [-0.1002233, 51.5004093, -0.099547, 51.5000175],
        name: 'Belvedere Buildings',
        osm_id: 31765736,
        osm_key: 'highway',
        osm_type: 'W',
        osm_value: 'cycleway',
        postcode: 'SE1 0DQ',
        state: 'England',
        type: 'street',
      },
      type: 'Feature',
    },
  ],
};

export const NOMINATIM_BOLOGNA = {
  type: 'FeatureCollection',
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
  features: [
    {
      type: 'Feature',
      properties: {
        place_id: '18512203',
        osm_type: 'node',
        osm_id: '1704756187',
        place_rank: '30',
        category: 'place',
        type: 'house',
        importance: '0',
        addresstype: 'place',
        name: null,
        display_name: '71, Via Guglielmo Marconi, Saragozza-Porto, Bologna, BO, Emilia-Romagna, 40122, Italy',
        address: {
          house_number: '71',
          road: 'Via Guglielmo Marconi',
          suburb: 'Saragozza-Porto',
          city: 'Bologna',
          county: 'BO',
          state: 'Emilia-Romagna',
          postcode: '40122',
          country: 'Italy',
          country_code: 'it',
        },
      },
      bbox: [11.3397676, 44.5014307, 11.3399676, 44.5016307],
      geometry: { type: 'Point', coordinates: [11.3398676, 44.5015307] },
    },
  ],
};
