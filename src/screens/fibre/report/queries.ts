import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';

/** Reports on the building, and introducing it. */
export const reportQueries = {
  list: () => readQuery(fixedApi, '/api/read/v1/private-organization-info/report-list'),
  /** Refused where there is no such report. @param report_id as the list gives it */
  detail: (report_id: string) =>
    queryOrRejection(
      readQuery(fixedApi, '/api/read/v1/private-organization-info/report-detail', {
        params: { query: { report_id } },
      }),
    ),
  introduction: () => readQuery(fixedApi, '/api/read/v1/mansion/introduce'),
};

export type BuildingIntroduction = DataOf<ReturnType<typeof reportQueries.introduction>>;

/** Whether a part of an address is the id of a report. */
export const isReportId = (value: string): boolean => /^q[0-9]{8,12}$/.test(value);
