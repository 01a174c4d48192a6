import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import type * as Code from '@/catalogue/generated/codes';
import type { denkiPlans } from './denkiPlans';

/** Orders or cancels the video partner's option. @throws ApiError */
export const changeUnext = (body: {
  order_type: '1' | '3';
  confirmed: Pick<Schema.Terms, 'monthly_fee' | 'ends_on'>;
}) => call(api.postUnextOptionChange, { body });

/** Asks for the visit of the security company. @throws ApiError */
export const orderSecom = (body: {
  tel: string;
  visit_dates: string[];
  visit_time: Code.HalfDay;
}) => call(api.postSecomEntry, { body });

/** @param quit_on ISO day. @throws ApiError */
export const quitSecom = (quit_on: string) => call(api.postSecomQuit, { body: { quit_on } });

/** Has the old television fetched. @throws ApiError */
export const orderBraviaRecycle = (body: {
  inches: number;
  /** ISO day. */
  pickup_on: string;
  pickup_time: Code.HalfDay;
  confirmed: Pick<Schema.Terms, 'fee'>;
}) => call(api.postBraviaRecycleEntry, { body });

/** Orders ひかりTV (`1`) or changes its plan (`5`). @throws ApiError */
export const orderHikaritv = (body: {
  order_type: '1' | '5';
  plan_code: Code.HikaritvPlan;
  tuner_count: number;
  confirmed: Pick<Schema.Terms, 'monthly_fee' | 'starts_on'>;
}) => call(api.postServiceOptionHikaritv, { ...ofService('fixed'), body });

/** Cancels ひかりTV, with what becomes of the tuner. @throws ApiError */
export const quitHikaritv = (body: {
  quit_on: string;
  tuner_return: '1' | '2' | '3';
  confirmed: Pick<Schema.Terms, 'fee'>;
}) => call(api.postHikaritvQuit, { body });

/** @throws ApiError */
export const changeDenkiPlan = (plan: keyof typeof denkiPlans) =>
  call(api.postNurodenkiPlanChange, { body: { plan } });

/** Corrects the current contract with the electricity company. @throws ApiError */
export const updateDenki = (current: NonNullable<Schema.Denki['current']>) =>
  call(api.putNurodenkiInfo, { body: { current } });
