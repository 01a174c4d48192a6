import type { Service } from './queries';

const contractTypes: Record<NonNullable<Service['contract_type']>, string> = {
  mobile_data: 'データ専用',
  mobile_sms: 'データ+SMS',
  mobile_voice: '音声プラン',
};

const categories: Record<NonNullable<Service['service_category']>, string> = {
  gs10home: 'ご自宅のインターネット(10ギガS)',
  gs20home: 'ご自宅のインターネット(20ギガS)',
  hikaritv: 'ご自宅のテレビ',
};

/** What a service is for: `音声プラン NEO 10GB`, `ご自宅のインターネット`. */
export function serviceHelp(service: Service): string {
  if (service.contract_type) return `${contractTypes[service.contract_type]} ${service.plan_name}`;
  return service.service_category ? categories[service.service_category] : 'ご自宅のインターネット';
}
