import type { components as Auth } from './generated/auth';
import type { components as ReadFixed } from './generated/read-fixed';
import type { components as WriteFixed } from './generated/write-fixed';

// The parts of the contract's answers that the session uses.

export type Service = ReadFixed['schemas']['Service'];
export type ServiceList = ReadFixed['schemas']['ServiceList'];
export type Customer = ReadFixed['schemas']['Customer'];
export type Plan = ReadFixed['schemas']['Plan'];
export type FirstLogin = ReadFixed['schemas']['FirstLogin'];
export type LoginResult = Auth['schemas']['LoginResult'];
export type LoginRequest = Auth['schemas']['LoginRequest'];

/** An order of a fibre option as it is sent. */
export type OptionOrder = WriteFixed['schemas']['FixedOptionOrder'];
