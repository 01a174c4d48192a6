import { api } from '@/api/generated/operations';

/** The reads of the option types that have their own. */
export const optionTypeReads = {
  voip: api.getOptionVoip,
  rvoip: api.getOptionRvoip,
  hikaritv: api.getOptionHikaritv,
  unext: api.getOptionUnext,
  secom: api.getOptionSecom,
  amuelink: api.getOptionAmuelink,
  bravia_recycle: api.getOptionBraviaRecycle,
  ps5: api.getOptionPs5,
  denki: api.getOptionDenki,
  gas: api.getOptionGas,
  mesh_wifi: api.getOptionMeshWifi,
  smart_life: api.getOptionSmartLife,
  watch_over: api.getOptionWatchOver,
  security: api.getOptionSecurity,
};

type OptionTypeWithRead = keyof typeof optionTypeReads;

export const hasOwnRead = (optionType: string): optionType is OptionTypeWithRead =>
  Object.hasOwn(optionTypeReads, optionType);
