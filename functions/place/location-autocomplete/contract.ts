import { defineContract } from '../../../lib/contract/endpoint.ts';
import { AutocompleteData, locationAnswerSchema } from '../answers.ts';

const AutocompleteResponse = locationAnswerSchema(AutocompleteData).meta({
  id: 'LocationAutocompleteResponse',
  description: 'Places that match a query',
});

export const contract = defineContract({
  description:
    'Finds cities, towns and villages by name or its beginning, in English, in the local language and by many former names; state or country can follow after a comma. At most 60 requests a minute.',
  response: AutocompleteResponse,
  errors: ['GeocoderUnavailable'],
});
