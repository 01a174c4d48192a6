import { fibreOption } from '@/catalogue/fibreOptions';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import type { OptionType } from '../order/orderForm';
import { rvoip, voip } from '../voip/phoneKinds';
import { ps5 } from './console';
import { denki, gas } from './energy';
import { hikaritv } from './hikaritv';
import { amuelink, meshWifi, security, smartLife } from './home';
import { braviaRecycle, secom, unext } from './partners';
import { watchOver } from './watchOver';

const optionTypes: Partial<Record<FibreOption['optionType'], OptionType>> = {
  voip,
  rvoip,
  hikaritv,
  unext,
  secom,
  bravia_recycle: braviaRecycle,
  ps5,
  denki,
  gas,
  amuelink,
  mesh_wifi: meshWifi,
  smart_life: smartLife,
  security,
  watch_over: watchOver,
};

const simple: OptionType = {};

/** What the kind of an option adds to the template; nothing for a simple one. */
export const optionTypeOf = (code: string): OptionType =>
  optionTypes[fibreOption(code)?.optionType ?? 'simple'] ?? simple;
