import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { queryOrRejection, read } from '@/api/query';

/** The reads that the mobile contract and its detail start with. */
export const mobileContractReads = () => [
  read(api.getContract, ofService('mobile')),
  read(api.getPricePlan),
  read(api.getDeviceInfo),
  read(api.getMobileOption),
  queryOrRejection(read(api.getMobileQuitInfo)),
  read(api.getMobileDocument),
  read(api.getRentalWifiSendBackInfo),
];
