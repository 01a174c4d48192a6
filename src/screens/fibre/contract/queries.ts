import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';

/** The reads that the contract page starts with. */
export const contractReads = () => [
  read(api.getContract, ofService('fixed')),
  read(api.getFixedContract),
  read(api.getContractPlan),
  read(api.getInstallationAddressInfo),
  read(api.getBillingAddressInfo),
  read(api.getCustomerKey),
  read(api.getSonetMail),
  read(api.getSonyAccount),
  read(api.getLineReuseInfo),
];
