import type { Service } from './queries';

const contractTypes: Record<NonNullable<Service['contract_type']>, string> = {
  mobile_data: 'データ専用',
  mobile_sms: 'データ+SMS',
  mobile_voice: '音声プラン',
};

/** What a service is for: `音声プラン NEO 10GB`, `ご自宅のインターネット`. */
export function serviceHelp(service: Service): string {
  if (service.contract_type) return `${contractTypes[service.contract_type]} ${service.plan_name}`;
  return service.service_category === 'hikaritv' ? 'ご自宅のテレビ' : 'ご自宅のインターネット';
}
