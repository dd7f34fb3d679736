import {
  GatewayVpcEndpointAwsService,
  IpAddresses,
  type IVpc,
  Peer,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { Construct } from 'constructs';
import { acknowledgeNetwork } from '../constructs/acknowledgements.ts';
import { ZONES } from './sizes.ts';

/** Addresses of the network: enough for the load balancer, which wants 27 bits a subnet and eight free addresses, and all tasks. */
export const NETWORK = '10.0.0.0/24';
const SUBNET_BITS = 26;

/** Tables, logs, the registry of images, issuers of tokens and geocoders all speak HTTPS. */
const OUTBOUND_PORT = 443;

/**
 * A network with two public subnets and no NAT gateway: two of them cost 66 US dollars a month, as much as the tasks, where addresses of
 * the tasks cost 7. Nothing outside reaches a task, whose security group admits the load balancer alone. Tables are reached without the
 * Internet.
 */
export class Network extends Construct {
  readonly vpc: IVpc;
  /** Of the tasks. */
  readonly securityGroup: SecurityGroup;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const vpc = new Vpc(this, 'Vpc', {
      ipAddresses: IpAddresses.cidr(NETWORK),
      maxAzs: ZONES,
      natGateways: 0,
      subnetConfiguration: [{ name: 'Public', subnetType: SubnetType.PUBLIC, cidrMask: SUBNET_BITS }],
    });
    vpc.addGatewayEndpoint('Tables', { service: GatewayVpcEndpointAwsService.DYNAMODB });
    acknowledgeNetwork(vpc);
    // CDK's classes have undefined where its interfaces have absent.
    this.vpc = vpc as IVpc;
    this.securityGroup = new SecurityGroup(this, 'Tasks', {
      vpc: this.vpc,
      description: 'Tasks: requests from the load balancer, and HTTPS to the outside',
      allowAllOutbound: false,
    });
    this.securityGroup.addEgressRule(Peer.anyIpv4(), Port.tcp(OUTBOUND_PORT), 'HTTPS');
  }
}
