/** Address and key of a service. @source type `ICredentialType` of n8n-workflow 2.41.0 */
export class NatalApi {
  readonly name = 'natalApi';
  readonly displayName = 'Natal API';
  readonly icon = 'file:natal.svg';
  readonly documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-natal';
  readonly properties = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: 'http://127.0.0.1:3000',
      required: true,
      description: 'Address of the service, as n8n reaches it',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
    },
  ];
  readonly authenticate = {
    type: 'generic',
    properties: { headers: { 'X-API-Key': '={{$credentials.apiKey}}' } },
  };
  /** A request that needs a key and calculates nothing. */
  readonly test = { request: { baseURL: '={{$credentials.baseUrl}}', url: '/ephemeris/house-systems' } };
}
