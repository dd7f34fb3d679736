import { Stack } from 'aws-cdk-lib';
import { type DomainNameOptions, EndpointType, SecurityPolicy, type SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGateway } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { CustomDomain } from '../options.ts';

/** The service's own address, as the gateway takes it. */
export function toDomainNameOptions(scope: Construct, { name, certificateArn }: CustomDomain): DomainNameOptions {
  return {
    domainName: name,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    endpointType: EndpointType.REGIONAL,
    securityPolicy: SecurityPolicy.TLS_1_2,
  };
}

/** Makes the address known, where there is a zone to do so in. */
export function addDnsRecords(api: SpecRestApi, { name, hostedZone }: CustomDomain): void {
  if (!hostedZone) return;
  const { id, name: zoneName } = hostedZone;
  const zone = HostedZone.fromHostedZoneAttributes(api, 'Zone', { hostedZoneId: id, zoneName });
  const record = { zone, recordName: name, target: RecordTarget.fromAlias(new ApiGateway(api)) };
  const comment = Stack.of(api).stackName;
  new ARecord(api, 'AddressV4', { ...record, comment });
  new AaaaRecord(api, 'AddressV6', { ...record, comment });
}
