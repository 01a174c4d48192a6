import type { Examples } from './customer.ts';

/** For a customer who has nothing in progress: no applications, deliveries, instalments, banners. */
export const quietFibre: Examples = {
  getContractProcedure: 'empty',
  getConstructionProgress: 'empty',
  getDelivery: 'empty',
  getDeviceDeliCollInfo: 'empty',
  getCashback: 'empty',
  getDocumentShipping: 'empty',
  getRefund: 'empty',
  getBillingRlsRefundList: 'empty',
  getLoginMessage: 'empty',
  getFixedNotificationHistory: 'empty',
  getContractPlan: 'no_change',
  getG10upgStateInfo: 'none',
};

/** For a SIM with nothing but its plan, in a phone from elsewhere. */
export const quietSim: Examples = {
  getContract: 'mobile',
  getContractProcedure: 'empty',
  getOrderApplication: 'empty',
  getLoginMessage: 'empty',
  getPacketGift: 'empty',
  getMobileOption: 'empty',
  getDeviceInfo: 'one',
  getRefundBilling: 'not_found',
  getDelivery: 'empty',
  getDeviceDeliCollInfo: 'empty',
  getRentalWifiSendBackInfo: 'empty',
};
