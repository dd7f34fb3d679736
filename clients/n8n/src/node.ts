import properties from './properties.json' with { type: 'json' };

/**
 * The node, in n8n's declarative style: n8n itself makes the requests from these tables.
 *
 * @source n8n documentation, "Creating nodes", "Node base file"; type `INodeTypeDescription` of n8n-workflow 2.41.0
 */
export class Natal {
  readonly description = {
    displayName: 'Natal',
    name: 'natal',
    icon: 'file:natal.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'Birth charts, transits, returns and events in the sky, calculated with the Swiss Ephemeris',
    defaults: { name: 'Natal' },
    usableAsTool: true,
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'natalApi', required: true }],
    requestDefaults: { baseURL: '={{$credentials.baseUrl}}', headers: { Accept: 'application/json' } },
    properties,
  };
}
