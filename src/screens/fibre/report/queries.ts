/** Whether a part of an address is the id of a report. */
export const isReportId = (value: string): boolean => /^q[0-9]{8,12}$/.test(value);
