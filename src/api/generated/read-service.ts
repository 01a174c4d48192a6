// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/read/v1/services/{service_id}/carried-forward-billing/{target_month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        /**
         * Amounts carried forward into the bill of a month
         * @description Newest month of use first. An amount below zero lowers the bill.
         */
        get: operations["getCarriedForwardBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/procedure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Applications in progress and ended ones, of all services of the account
         * @description The same list from each service of the account. `ended` has those that ended.
         */
        get: operations["getContractProcedure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/device-deli-coll-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Deliveries and collections of equipment whose day can be chosen
         * @description A movement with `can_change` true is moved by `putChangePreferedDate`, to one of its `days`.
         */
        get: operations["getDeviceDeliCollInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/login-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Banners and popups; read on each route change
         * @description Empty lists are the normal case. What a customer has closed is remembered by the client.
         */
        get: operations["getLoginMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/option/hikaritv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * ひかりTV: state and the plans to choose from
         * @description `can_apply` is false, with the reason, where no plan can be ordered.
         */
        get: operations["getServiceHikaritv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/option/ps5/stock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Stock of the game console
         * @description As of now: an order can still be refused with `out_of_stock`.
         */
        get: operations["getPs5Stock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/payment/restriction/option": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Options that the payment method does not allow, and changes that an option does not allow
         * @description To be read before an option or a payment method is offered: each excludes some of the other.
         */
        get: operations["getPaymentRestrictionOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The current bill and the bills of the months before
         * @description `total` is null while the amount is not fixed (status `0`). `forecast` is what is known of the next bill.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/billing_invoice/{target_month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        /**
         * What the invoice of a month says, and which PDF files there are
         * @description Each file is fetched by `getInvoicePdf` with its `sub_system_id`. Months with `has_invoice` false have none.
         */
        get: operations["getBillingInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/billing/{target_month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        /**
         * One month's bill, line by line
         * @description A month that is not fixed yet has `total` null. `differences` compare it with the month before.
         */
        get: operations["getBillingMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The contract of the service, its customer and what can be applied for now
         * @description One answer for fibre and SIM: what the other kind alone has is null.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/contract/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Which offers the customer wants for this service
         * @description The choice for this service alone; `putServiceContractPromotion` sets it.
         */
        get: operations["getContractPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/download/invoice_pdf/{target_month}/{sub_system_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description The billing system that made the invoice, as the bill names it.
                 * @example minamo
                 */
                sub_system_id: components["parameters"]["sub_system_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        /**
         * The invoice of a month as PDF, from the switch date on
         * @description `sub_system_id` is one of the files of `getBillingInvoice`.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The notifications to show on the service top
         * @description The newest three, and how many are unread in all. `required_actions` are of the whole account: safety first, then by deadline.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/notification-history": {
        parameters: {
            query?: {
                /**
                 * @description Where the next page starts, as `next_cursor` of the page before; none for the first page.
                 * @example n26101601
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description Which ones; all when absent. */
                filter?: components["schemas"]["NotificationFilter"];
                /** @description A notification that the customer has opened; it counts as read in this answer and from then on. */
                opened?: components["schemas"]["NotificationId"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The notifications of the last year, newest first, page by page
         * @description `next_cursor` asks for the next page and is null on the last one. `opened` names a notification that has been read, and marks it as such.
         */
        get: operations["getNotificationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v2/services/{service_id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The current payment method and what it can be changed to
         * @description `changing_to` is a change that was ordered and is not in force yet. `restriction` says why it can't be changed.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Kind of bank account.
         *     - ordinary: 普通
         *     - current: 当座
         *     - savings: 貯蓄
         * @enum {string}
         */
        AccountKind: "ordinary" | "current" | "savings";
        /**
         * @description - change: 変更する
         *     - cancel: 取り消す
         *     - guide: 案内を見る
         * @enum {string}
         */
        ActionKind: "change" | "cancel" | "guide";
        Addressee: {
            /** @description Address in one line. */
            address: string;
            /** @description Name, without the title 様. */
            name: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        Application: {
            /**
             * Format: date
             * @description The day on which it was accepted.
             */
            accepted_on: string;
            /** @description Id of the application. */
            application_id: string;
            next: components["schemas"]["NextStep"];
            /** @description The SIM's phone number; null for fibre. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            service_id: components["schemas"]["ServiceId"];
            service_type: components["schemas"]["ServiceType"] | components["schemas"]["UnknownCode"];
            /** @description In order of time; exactly one is next. */
            steps: components["schemas"]["ApplicationStep"][];
            /** @description What was applied for. */
            title: string;
        };
        ApplicationAction: {
            kind: components["schemas"]["ActionKind"] | components["schemas"]["UnknownCode"];
            /** @description Words of the link. */
            label: string;
            /**
             * Format: uri-reference
             * @description A path of this site.
             */
            url: string;
        };
        Applications: {
            /** @description Those in progress, the earliest accepted first. */
            applications: components["schemas"]["Application"][];
            /** @description Those that ended in the last three months, newest first. */
            ended: components["schemas"]["EndedApplication"][];
            /** @description Contracted options of this service. */
            option_count: number;
            /** @description Procedures of this service, possible now or not. */
            procedure_count: number;
        };
        ApplicationStep: {
            /**
             * Format: date
             * @description Its day, past or planned; null when open.
             */
            date: string | null;
            /** @description Name of the step. */
            label: string;
            state: components["schemas"]["StepState"] | components["schemas"]["UnknownCode"];
        };
        BadRequestError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        BankAccount: {
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Name of the branch. */
            branch_name: string;
            kind: components["schemas"]["AccountKind"] | components["schemas"]["UnknownCode"];
            /** @description Last four digits of the account number. */
            last4: string;
        };
        Banner: {
            /** @description Where it stands among the banners. With its text and link it tells banners apart: a closed one stays closed, and another one at the same index is shown. */
            index: number;
            /** @description Whether the customer can close it. */
            is_close_icon: boolean;
            /** @description Where it leads; null when nowhere. */
            link: components["schemas"]["Link"] | null;
            /** @description Plain text. A line break ends the heading, which is emphasised; without one there is no heading. */
            text: string;
        };
        BillContact: {
            /** @description Name of the office that bills in our place. */
            name: string;
            phone: components["schemas"]["PhoneNumber"];
        };
        BillDetail: {
            /** @description Number of the bill, shown 4-4-4; null before it is fixed. */
            bill_number: string | null;
            /** @description Amounts carried forward into this bill from months before. */
            carried_forward: components["schemas"]["CarriedForwardLine"][];
            /** @description Whom to ask; only with status 4. */
            contact: components["schemas"]["BillContact"] | null;
            /**
             * Format: date
             * @description The day on which it is debited or charged, of a paid one the day on which it was paid; null where there is none.
             */
            debit_date: string | null;
            /** @description What differs from the bill before, line by line; the amounts add up to the difference. */
            differences: components["schemas"]["DifferenceReason"][];
            /** @description The lines, by service, in the order to show. */
            groups: components["schemas"]["BillGroup"][];
            /** @description Whether an invoice can be downloaded. */
            has_invoice: boolean;
            month: components["schemas"]["Month"];
            /** @description The month after; null when billing has ended with this one. */
            next: components["schemas"]["MonthAfter"] | null;
            /**
             * Format: date
             * @description Last day to pay what is unpaid, or what the customer pays by transfer or slip; null where nothing is to be paid.
             */
            payment_due_on: string | null;
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The bill of the month before; null when there is none or it cannot be read. */
            previous: components["schemas"]["MonthBefore"] | null;
            status: components["schemas"]["BillingStatus"];
            /** @description The billing system that made the invoice; null when there is no invoice. */
            sub_system_id: (components["schemas"]["SubSystemId"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Consumption tax within the total; null as long as the total is. */
            tax: components["schemas"]["Tax"] | null;
            total: components["schemas"]["KnownYen"];
            /** @description What is still to be paid, in yen; null where nothing is (statuses other than 2, 4, 5). */
            unpaid_total: components["schemas"]["Yen"] | null;
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        /** @description What the bill that is fixed next will charge by what is known now: plan, options, instalments, discounts, use so far, and the changes that are to come. */
        BillForecast: {
            /** @description What begins, ends or is charged once in it, by what is known; use is not among it. */
            changes: components["schemas"]["DifferenceReason"][];
            /**
             * Format: date
             * @description Last day up to which use is counted; null once the month of use is over.
             */
            counted_until: string | null;
            /**
             * Format: date
             * @description The day on which it will be debited or charged; null where nothing would be.
             */
            debit_date: string | null;
            /** @description The day on which it is fixed. */
            fixing_date: components["schemas"]["Day"];
            /** @description The lines that are known, by service, as the bill will have them. */
            groups: components["schemas"]["BillGroup"][];
            month: components["schemas"]["Month"];
            /** @description What may still come to it. */
            not_known: (components["schemas"]["ForecastGapCode"] | components["schemas"]["UnknownCode"])[];
            /**
             * Format: date
             * @description The last day to pay it, where the customer pays each bill; null where it is debited or charged.
             */
            payment_due_on: string | null;
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description Total of the lines in yen, tax included; 0 where discounts weigh more. */
            total: components["schemas"]["Yen"];
            /** @description Names of what was applied for and has no first day yet; its fee is in no line. */
            undated: string[];
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        BillGroup: {
            /** @description Name of the service. */
            label: string;
            /** @description The lines, in the order to show. */
            lines: components["schemas"]["BillLine"][];
            /** @description The number that the group charges; null where it has none. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            subtotal: components["schemas"]["SignedYen"];
        };
        Billing: {
            /** @description The bill to show first; null for a new contract that has none yet. */
            current: components["schemas"]["CurrentBill"] | null;
            /** @description The bill of `next_month` by what is known now; null or absent where nothing can be told (an extension). */
            forecast?: components["schemas"]["BillForecast"] | null;
            /** @description One entry for each month, newest first, without gaps; a month that cannot be read has an unknown status. The first may be a month that is not fixed yet. */
            months: components["schemas"]["BillMonth"][];
            /**
             * Format: date
             * @description The day on which the bill of `next_month` is fixed; null when billing has ended.
             */
            next_fixing_date: string | null;
            /** @description The month whose bill is fixed next; null when billing has ended, or has no first month yet. */
            next_month: components["schemas"]["Month"] | null;
            unpaid: components["schemas"]["Unpaid"];
        };
        BillingInvoice: {
            addressee: components["schemas"]["Addressee"];
            /** @description The PDF files that can be downloaded; two in the month of the switch. */
            files: components["schemas"]["InvoiceFile"][];
            /** @description Number of the bill, shown 4-4-4. */
            invoice_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issued_on: string;
            /** @description Name of the issuing company. */
            issuer: string;
            month: components["schemas"]["Month"];
            /** @description The issuer's registration number for qualified invoices. */
            registration_number: string;
            /** @description The total by tax rate; taxable amounts and taxes add up to it. */
            tax_rates: components["schemas"]["TaxRate"][];
            total: components["schemas"]["Yen"];
        };
        /** @description Status of a bill; any other value shows as 読み込めません. */
        BillingStatus: (components["schemas"]["BillingStatusCode"] | components["schemas"]["UnknownCode"]) | string;
        /**
         * @description - 0: 請求前
         *     - 1: 請求中
         *     - 2: 一部入金待ち
         *     - 3: お支払い済み
         *     - 4: 弁護士事務所からの請求
         *     - 5: 入金待ち
         *     - 6: 請求停止
         * @enum {string}
         */
        BillingStatusCode: "0" | "1" | "2" | "3" | "4" | "5" | "6";
        BillLine: {
            amount: components["schemas"]["SignedYen"];
            /** @description Period, area or unit price, to show as it is. */
            detail: string | null;
            kind: components["schemas"]["BillLineKind"] | components["schemas"]["UnknownCode"];
            /** @description What is charged. */
            label: string;
            /** @description Count with its unit; shown after the detail with ×, alone where there is no detail. */
            quantity: string | null;
        };
        /**
         * @description - base: 基本料金
         *     - option: オプション料金
         *     - discount: 割引
         *     - call: 通話料(通話明細がある)
         *     - sms: SMS送信料
         *     - instalment: 分割払い
         *     - one_time: 今回だけの料金
         * @enum {string}
         */
        BillLineKind: "base" | "option" | "discount" | "call" | "sms" | "instalment" | "one_time";
        BillMonth: {
            /**
             * Format: date
             * @description With status 0, the day on which it is fixed; else null.
             */
            fixing_date: string | null;
            /** @description Whether an invoice can be downloaded. */
            has_invoice: boolean;
            month: components["schemas"]["Month"];
            status: components["schemas"]["BillingStatus"];
            /** @description The billing system that made the invoice; null when there is no invoice. */
            sub_system_id: (components["schemas"]["SubSystemId"] | components["schemas"]["UnknownCode"]) | null;
            total: components["schemas"]["KnownYen"];
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        Card: {
            /** @description Brand of the card. */
            brand: string;
            expiry: components["schemas"]["Month"];
            /** @description Whether the expiry has passed. */
            is_expired: boolean;
            /** @description Last four digits. */
            last4: string;
        };
        CarriedForwardBilling: {
            /** @description The amounts, newest month of use first. */
            items: components["schemas"]["CarriedForwardLine"][];
            month: components["schemas"]["Month"];
            total: components["schemas"]["SignedYen"];
        };
        CarriedForwardLine: {
            amount: components["schemas"]["SignedYen"];
            /** @description What is charged. */
            label: string;
            /** @description Why it was carried forward, to show as it is. */
            reason: string;
            usage_month: components["schemas"]["Month"];
        };
        /**
         * @description - 1: お届け
         *     - 2: 回収
         * @enum {string}
         */
        ChangeType: "1" | "2";
        /**
         * @description - standard: 通常版
         *     - digital: デジタル・エディション
         * @enum {string}
         */
        ConsoleEdition: "standard" | "digital";
        Contract: {
            /**
             * Format: date
             * @description The day on which the application was accepted.
             */
            accepted_on: string;
            /** @description Whole months from the first day of use to today, or to the last. */
            contract_months: number;
            /** @description Contract type of a SIM; null for fibre. */
            contract_type: (components["schemas"]["ContractType"] | components["schemas"]["UnknownCode"]) | null;
            customer: components["schemas"]["Customer"];
            /** @description Whether the e-mail address was verified. */
            is_verified_email: boolean;
            monthly_fee: components["schemas"]["Yen"];
            /** @description The plan that an accepted change leads to; null when there is none. */
            next_plan: components["schemas"]["NextServicePlan"] | null;
            /** @description Contracted options. */
            option_count: number;
            password_setter: components["schemas"]["PasswordSetter"] | components["schemas"]["UnknownCode"];
            /** @description The SIM's phone number; null for fibre. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description Name of the plan. */
            plan_name: string;
            /** @description All procedures of the service. */
            procedures: components["schemas"]["Procedure"][];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            quit_on: string;
            /** @description The day on which a change of the customer's name was accepted that waits for its document; null without one. */
            renaming_since: string | null;
            service_id: components["schemas"]["ServiceId"];
            service_type: components["schemas"]["ServiceType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description First day of use; 9999-12-31 when not begun.
             */
            started_on: string;
            status: components["schemas"]["ContractStatusCode"] | components["schemas"]["UnknownCode"];
        };
        /** @description The customer, as the provider knows them (お客さま番号); shown 4-4. */
        ContractNumber: string;
        /**
         * @description - ENTR: お申し込み中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QTWT: 解約手続き中
         *     - QUIT: 解約済み
         * @enum {string}
         */
        ContractStatusCode: "ENTR" | "SRVC" | "CNCL" | "QTWT" | "QUIT";
        /**
         * @description Contract type of a SIM.
         *     - mobile_data: データ専用
         *     - mobile_sms: データ+SMS
         *     - mobile_voice: 音声
         * @enum {string}
         */
        ContractType: "mobile_data" | "mobile_sms" | "mobile_voice";
        CurrentBill: {
            /** @description Whom to ask; only with status 4. */
            contact: components["schemas"]["BillContact"] | null;
            /**
             * Format: date
             * @description The day on which it is debited or charged, of a paid one the day on which it was paid; null where there is none.
             */
            debit_date: string | null;
            /** @description Yen that it is higher than the bill before, negative when lower; null when unknown. */
            difference: number | null;
            /** @description Whether an invoice can be downloaded. */
            has_invoice: boolean;
            month: components["schemas"]["Month"];
            /**
             * Format: date
             * @description Last day to pay what is unpaid, or what the customer pays by transfer or slip; null where nothing is to be paid.
             */
            payment_due_on: string | null;
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The bill of the month before; null when there is none or it cannot be read. */
            previous: components["schemas"]["PreviousBill"] | null;
            /** @description What the difference comes from, the largest first; their amounts add up to it. */
            reasons: components["schemas"]["DifferenceReason"][];
            status: components["schemas"]["BillingStatus"];
            /** @description The billing system that made the invoice; null when there is no invoice. */
            sub_system_id: (components["schemas"]["SubSystemId"] | components["schemas"]["UnknownCode"]) | null;
            total: components["schemas"]["KnownYen"];
            /** @description What is still to be paid, in yen; null where nothing is (statuses other than 2, 4, 5). */
            unpaid_total: components["schemas"]["Yen"] | null;
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        /** @description Customer info. */
        Customer: {
            /** @description Building and room; null for a detached house. */
            address_optional: string | null;
            /**
             * Format: date
             * @description Date of birth.
             */
            birthday: string;
            /** @description City or ward. */
            city: string;
            contract_no: components["schemas"]["ContractNumber"];
            /** @description E-mail address; null when none is registered. */
            email: components["schemas"]["Email"] | null;
            /** @description Given name. */
            first_name: string;
            /** @description Given name in full-width katakana. */
            first_name_kana: string;
            gender: components["schemas"]["Gender"] | components["schemas"]["UnknownCode"];
            /** @description Family name. */
            last_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana: string;
            /** @description Prefecture. */
            prefecture: string;
            tel: components["schemas"]["PhoneNumber"];
            /** @description Phone number by day; null when it is the same. */
            tel_daytime: components["schemas"]["PhoneNumber"] | null;
            /** @description Town and number. */
            town: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        /**
         * Format: date
         * @description A day in Japan.
         */
        Day: string;
        DeviceMovement: {
            /** @description Where, and to whom, in one line. */
            address: string;
            /** @description Whether the day can still be chosen or changed. */
            can_change: boolean;
            change_type: components["schemas"]["ChangeType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description Last day on which it can be changed; null when it cannot.
             */
            changeable_until: string | null;
            /**
             * Format: date
             * @description Day of the work that connects the delivered device, which must come earlier; null when no work waits for it.
             */
            connected_on: string | null;
            /**
             * Format: date
             * @description The chosen day; null when none is.
             */
            date: string | null;
            /** @description The days to choose from, without gaps, the ones that cannot be chosen too. */
            days: components["schemas"]["OfferedDay"][];
            /** @description What is delivered or collected. */
            item: string;
            /** @description Id of the delivery or collection. */
            movement_id: string;
            /**
             * Format: date
             * @description First day that can be chosen: 3 days after today for a delivery, 4 for a collection.
             */
            selectable_from: string;
            /** @description The chosen time band; null for none. */
            time_band: (components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"]) | null;
        };
        DeviceMovements: {
            /** @description The nearest first. */
            movements: components["schemas"]["DeviceMovement"][];
        };
        /**
         * @description - started: ご利用開始
         *     - ended: ご利用終了
         *     - usage: ご利用量の変化
         *     - one_time: 今回だけの料金
         *     - discount: 割引の変化
         *     - carried_forward: 繰り越し
         * @enum {string}
         */
        DifferenceKind: "started" | "ended" | "usage" | "one_time" | "discount" | "carried_forward";
        DifferenceReason: {
            amount: components["schemas"]["SignedYen"];
            /** @description Why, to show as it is; null where the label says all. */
            detail: string | null;
            kind: components["schemas"]["DifferenceKind"] | components["schemas"]["UnknownCode"];
            /** @description What it is about. */
            label: string;
            /**
             * Format: date
             * @description The day of the change; null where there is no single day.
             */
            started_on: string | null;
        };
        /** @description E-mail address. Wider than `format: email`: carriers gave out addresses with two full stops in a row or one before the @, and they still receive mail. */
        Email: string;
        EndedApplication: {
            /** @description Id of the application. */
            application_id: string;
            /**
             * Format: date
             * @description The day on which it ended.
             */
            ended_on: string;
            service_id: components["schemas"]["ServiceId"];
            service_type: components["schemas"]["ServiceType"] | components["schemas"]["UnknownCode"];
            /** @description What it was. */
            title: string;
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        /**
         * @description - start_day: 利用開始の日(まだ始まっていない)
         *     - calls: これからの通話料
         *     - sms: これから送るSMSの料金
         *     - orders: これから申し込むもの
         *     - late_charges: 遅れて届く請求や返金
         * @enum {string}
         */
        ForecastGapCode: "start_day" | "calls" | "sms" | "orders" | "late_charges";
        /**
         * @description - male: 男性
         *     - female: 女性
         *     - other: その他
         * @enum {string}
         */
        Gender: "male" | "female" | "other";
        HikaritvOffer: {
            /** @description Months without a fee at the start. */
            first_months_free: number;
            /** @description Months of the minimum term; 0 for none. */
            minimum_months: number;
            monthly_fee: components["schemas"]["Yen"];
            plan: components["schemas"]["HikaritvPlan"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Plan of ひかりTV; the names are ours.
         *     - 01: お値うちプラン
         *     - 02: テレビおすすめプラン
         *     - 03: ビデオざんまいプラン
         *     - 11: お値うちプラン 2ねん割
         *     - 12: テレビおすすめプラン 2ねん割
         *     - 13: ビデオざんまいプラン 2ねん割
         *     - 14: 専門チャンネルプラン 2ねん割
         *     - 15: 基本放送プラン
         * @enum {string}
         */
        HikaritvPlan: "01" | "02" | "03" | "11" | "12" | "13" | "14" | "15";
        HtmlBody: {
            /** @description A fragment of p, br, strong, ul, ol, li, dl, dt, dd and a; the portal sanitises it anyway. */
            html: string;
            /** @description HTML. */
            kind: "html" | components["schemas"]["UnknownCode"];
        };
        InvoiceFile: {
            /** @description Name to show. */
            label: string;
            sub_system_id: components["schemas"]["SubSystemId"] | components["schemas"]["UnknownCode"];
        };
        /** @description Total in yen, tax included; null before it is fixed, when it is stopped, or when it cannot be read. */
        KnownYen: components["schemas"]["Yen"] | null;
        Link: {
            /** @description Words of the link. */
            text: string;
            type: components["schemas"]["LinkType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: uri-reference
             * @description A path of this site, or an https address.
             */
            url: string;
        };
        /**
         * @description Where a link leads.
         *     - internal: このサイトの画面
         *     - external: ほかのサイト(新しいウィンドウ)
         * @enum {string}
         */
        LinkType: "internal" | "external";
        LoginMessage: {
            /** @description Shown in the order of `index`. */
            banners: components["schemas"]["Banner"][];
            /** @description Shown one after the other, in the order of `index`. */
            popups: components["schemas"]["Popup"][];
        };
        MaintenanceNotice: {
            /** @description - maintenance: システムメンテナンス中 */
            code: "maintenance" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /**
             * Format: date-time
             * @description When it is expected to end; absent when nobody knows yet.
             */
            until?: string;
        };
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
        /** @description The same as HTML, where it has a structure or a link: a fragment of p, br, strong, ul, ol, li, dl, dt, dd and a. The portal sanitises it and shows it in the alert instead of words of its own. */
        MessageHtml: string;
        /** @description Month, YYYYMM. */
        Month: string;
        MonthAfter: {
            /**
             * Format: date
             * @description The day on which it is fixed; null when it is already.
             */
            fixing_date: string | null;
            month: components["schemas"]["Month"];
        };
        MonthBefore: {
            month: components["schemas"]["Month"];
            total: components["schemas"]["Yen"];
        };
        NextServicePlan: {
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name of the plan. */
            plan_name: string;
            /**
             * Format: date
             * @description First day of the plan.
             */
            starts_on: string;
        };
        /** @description The next step, as the agenda shows it. */
        NextStep: {
            /** @description What the customer can do about it; null when nothing. */
            action: components["schemas"]["ApplicationAction"] | null;
            /**
             * Format: date
             * @description When; null when open.
             */
            date: string | null;
            /** @description Time of day or what to do, to show as it is. */
            detail: string | null;
            /** @description What happens. */
            title: string;
        };
        NotFoundError: {
            /** @description - not_found: 見つかりません */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        Notification: {
            /**
             * Format: date
             * @description The day on which it was sent.
             */
            date: string;
            /** @description Whether it is one of 大切なもの. */
            is_important: boolean;
            /** @description Whether the customer has not opened it yet. */
            is_unread: boolean;
            /** @description Where it leads; null when nowhere. */
            link: components["schemas"]["Link"] | null;
            notification_id: components["schemas"]["NotificationId"];
            /** @description The text, paragraph by paragraph. */
            paragraphs: string[];
            /** @description Facts below the text; may be none. */
            rows: components["schemas"]["NotificationRow"][];
            /** @description Title. */
            title: string;
        };
        /**
         * @description - all: すべて
         *     - unread: 未読
         *     - important: 大切なもの
         * @enum {string}
         */
        NotificationFilter: "all" | "unread" | "important";
        NotificationHeading: {
            /**
             * Format: date
             * @description The day on which it was sent.
             */
            date: string;
            /** @description Whether it is one of 大切なもの. */
            is_important: boolean;
            /** @description Whether the customer has not opened it yet. */
            is_unread: boolean;
            notification_id: components["schemas"]["NotificationId"];
            /** @description Title. */
            title: string;
        };
        NotificationHistory: {
            /** @description The important ones. */
            important_count: number;
            /** @description Cursor of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description This page, newest first. */
            notifications: components["schemas"]["Notification"][];
            /** @description All in the history, whatever the filter. */
            total_count: number;
            /** @description The unread ones. */
            unread_count: number;
        };
        /** @description Id of the notification. */
        NotificationId: string;
        NotificationRow: {
            /** @description What it is. */
            label: string;
            /** @description Its value, to show as it is. */
            value: string;
        };
        OfferedDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Whether it can be chosen. */
            is_selectable: boolean;
            /** @description Time bands of a selectable day that cannot be chosen. */
            unavailable_bands: (components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"])[];
        };
        /**
         * @description Status of an option.
         *     - NONE: 未申込
         *     - ENTR: 申込手続き中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約済み
         *     - QTWT: 解約手続き中
         * @enum {string}
         */
        OptionStatus: "NONE" | "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT";
        /**
         * @description Who set the current password.
         *     - user: お客さま
         *     - system: 弊社(初期パスワード)
         * @enum {string}
         */
        PasswordSetter: "user" | "system";
        Payment: {
            /** @description With 11, 20 and 41, the bank account where it is known; else null. */
            bank: components["schemas"]["BankAccount"] | null;
            /** @description With 30, the card; else null. */
            card: components["schemas"]["Card"] | null;
            /** @description The methods that the customer can change to now, the current one too where it can be renewed. Billing by a carrier (60, 70, 80) is for fibre alone. */
            changeable_to: (components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"])[];
            /** @description An accepted change that is not in force yet; null when there is none. */
            changing_to: components["schemas"]["PaymentChange"] | null;
            /** @description Day of the month of debit; the next working day when banks are closed. Null where none. */
            debit_day: number | null;
            method: components["schemas"]["PaymentMethod"];
            /** @description Why it cannot be changed now, to show as it is; null when it can. */
            restriction: string | null;
            /** @description With 60, 70 and 80, the number that is billed; else null. */
            telco: components["schemas"]["PhoneNumber"] | null;
        };
        PaymentChange: {
            /**
             * Format: date
             * @description The day on which it was accepted.
             */
            accepted_on: string;
            code: components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"];
            /** @description The first month whose bill is paid so, YYYYMM; null before a first bill whose month isn't known. */
            starts_month: components["schemas"]["Month"] | null;
        };
        PaymentMethod: {
            code: components["schemas"]["PaymentMethodKind"];
            /** @description Which account or card, masked, to show as it is; null where there is none. */
            detail: string | null;
        };
        /**
         * @description - 10: 銀行振込
         *     - 11: 銀行振込(口座振替の開始まで)
         *     - 20: 口座振替
         *     - 30: クレジットカード
         *     - 40: コンビニ払い
         *     - 41: コンビニ払い(口座振替の開始まで)
         *     - 50: プロバイダー・販売店へのお支払い
         *     - 60: ドコモ払い
         *     - 70: ソフトバンクまとめて支払い
         *     - 80: au PAY
         *     - 90: ご請求なし
         *     - 99: 未確定
         * @enum {string}
         */
        PaymentMethodCode: "10" | "11" | "20" | "30" | "40" | "41" | "50" | "60" | "70" | "80" | "90" | "99";
        /** @description Payment method; any other value shows as 読み込めません. */
        PaymentMethodKind: (components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"]) | string;
        PaymentRestrictions: {
            /** @description False while no option at all can be applied for. */
            can_apply_option: boolean;
            /** @description Payment methods that a contracted option does not allow. */
            methods: components["schemas"]["RestrictedMethod"][];
            /** @description Options that the current payment method does not allow. */
            options: components["schemas"]["RestrictedOption"][];
        };
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        Popup: {
            body: components["schemas"]["PopupBody"];
            /** @description When it is shown among the popups. With title and body it tells popups apart: a hidden one stays hidden, and another one at the same index is shown. */
            index: number;
            /** @description Whether 次から表示しない is offered. */
            is_hideable: boolean;
            /** @description Title. */
            title: string;
        };
        /** @description Plain text or HTML. */
        PopupBody: components["schemas"]["TextBody"] | components["schemas"]["HtmlBody"];
        /** @description Postal code, digits only. */
        PostalCode: string;
        PreviousBill: {
            month: components["schemas"]["Month"];
            status: components["schemas"]["BillingStatus"];
            total: components["schemas"]["Yen"];
        };
        Procedure: {
            /**
             * Format: date
             * @description The day from which it can; null when it can now, or when nobody knows.
             */
            available_from: string | null;
            code: components["schemas"]["ProcedureCode"] | components["schemas"]["UnknownCode"];
            /** @description The state of what it changes, to show below its name; null where there is nothing to say. */
            detail: string | null;
            /** @description Whether it can be begun now. */
            is_available: boolean;
            /** @description Why not, to show as it is; null when it can. */
            reason: string | null;
        };
        /**
         * @description - payment: お支払い方法の変更
         *     - customer: 登録情報の変更
         *     - email: メールアドレスの変更
         *     - password: パスワード・お客さまIDの変更
         *     - promotion: お知らせの受け取り
         *     - document: 書類の発行・送付
         *     - construction: 工事の日程
         *     - delivery: お届けと回収
         *     - account_link: 連携IDの設定
         *     - move: お引っ越し
         *     - upgrade: 10ギガへの変更
         *     - report: 建物の調査報告
         *     - quit: 解約
         *     - quit_cancel: 解約の取り消し
         *     - entry_cancel: お申し込みの取り消し
         *     - plan: プランの変更
         *     - call_service: 通話オプション
         *     - esim: eSIMの発行・再発行
         *     - device_entry: 機種の追加
         *     - mnp_transfer_in: 開通の予約
         *     - stop_restart: SIMの利用停止・再開
         *     - rental_wifi: レンタルWi-Fiの返却
         * @enum {string}
         */
        ProcedureCode: "payment" | "customer" | "email" | "password" | "promotion" | "document" | "construction" | "delivery" | "account_link" | "move" | "upgrade" | "report" | "quit" | "quit_cancel" | "entry_cancel" | "plan" | "call_service" | "esim" | "device_entry" | "mnp_transfer_in" | "stop_restart" | "rental_wifi";
        /** @description How the customer wants to hear of it. */
        PromotionChannels: {
            /** @description By e-mail. */
            mail: boolean;
            /** @description By post. */
            post: boolean;
            /** @description By SMS. */
            sms: boolean;
        };
        Ps5Stock: {
            /** @description By edition. */
            items: components["schemas"]["Ps5StockItem"][];
        };
        Ps5StockItem: {
            /**
             * Format: date
             * @description The earliest day of arrival; null when out of stock.
             */
            arrives_from: string | null;
            edition: components["schemas"]["ConsoleEdition"] | components["schemas"]["UnknownCode"];
            stock: components["schemas"]["StockState"] | components["schemas"]["UnknownCode"];
        };
        RequiredAction: {
            /** @description Unique in the list; with `unfamiliar_login` the `login_id` of that login. */
            action_id: string;
            /** @description How, and what comes of not doing it. */
            detail: string;
            /** @description Last day on which it can be done without loss; null when there is none. It may be past. */
            due_on: components["schemas"]["Day"] | null;
            kind: components["schemas"]["RequiredActionKind"] | components["schemas"]["UnknownCode"];
            /** @description Where it is done. */
            link: components["schemas"]["Link"];
            /** @description The service that it concerns; null when it is the account itself. */
            service_id: components["schemas"]["ServiceId"] | null;
            /** @description What to do, as a verb, with its amount. */
            title: string;
        };
        /**
         * @description - unfamiliar_login: 心当たりの確認が必要なログイン
         *     - unpaid: お支払いが済んでいないご請求
         *     - expiring_card: 有効期限の切れるカード
         *     - debit_form: 返送する口座振替の申込書
         *     - cashback: 受け取っていないキャッシュバック
         *     - present: 選んでいない記念品
         *     - giga_plus: 受け取っていないギガプラス
         *     - waiting_gift: 自分の回線に贈って、受け取っていないギフト
         *     - expiring_gift: 使っていないギフトのデータ
         *     - device_return: 返却する機器
         *     - redelivery: 持ち戻りになったお届け物
         *     - activation: 予約していない開通
         *     - porting: 移る先の会社に伝えるMNP予約番号
         *     - construction_day: 確かめる工事日
         *     - email: 確認していないメールアドレス
         *     - password: 初期パスワードの変更
         * @enum {string}
         */
        RequiredActionKind: "unfamiliar_login" | "unpaid" | "expiring_card" | "debit_form" | "cashback" | "present" | "giga_plus" | "waiting_gift" | "expiring_gift" | "device_return" | "redelivery" | "activation" | "porting" | "construction_day" | "email" | "password";
        /** @description What the customer must do, over all services of the account: what concerns safety first, then by deadline, what has none last. Absent where a server doesn't tell it (an extension). */
        RequiredActions: components["schemas"]["RequiredAction"][];
        RestrictedMethod: {
            code: components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"];
            /** @description Why, to show as it is. */
            reason: string;
        };
        RestrictedOption: {
            /** @description The payment methods with which it can be applied for. */
            available_codes: (components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"])[];
            /** @description Option code. */
            code: string;
            /** @description Name of the option. */
            name: string;
            /** @description Why, to show as it is. */
            reason: string;
        };
        ServiceHikaritv: {
            /** @description Whether it can be applied for now. */
            can_apply: boolean;
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description The plan; null without one. */
            plan: (components["schemas"]["HikaritvPlan"] | components["schemas"]["UnknownCode"]) | null;
            /** @description What can be chosen. */
            plans: components["schemas"]["HikaritvOffer"][];
            /** @description Why not, to show as it is; null when it can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
        /** @description By type of offer. */
        ServicePromotion: {
            benefit: components["schemas"]["PromotionChannels"];
            cross_sell: components["schemas"]["PromotionChannels"];
            up_sell: components["schemas"]["PromotionChannels"];
        };
        /**
         * @description Type of service.
         *     - fixed: 光
         *     - mobile: モバイル
         * @enum {string}
         */
        ServiceType: "fixed" | "mobile";
        SessionError: {
            /** @description - session_invalid: ログインの有効期限が切れています */
            code: "session_invalid" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        /** @description Amount in yen, tax included; negative where it lowers the bill. */
        SignedYen: number;
        /**
         * @description - done: 済み
         *     - next: 次
         *     - waiting: これから
         * @enum {string}
         */
        StepState: "done" | "next" | "waiting";
        /**
         * @description - available: 在庫あり
         *     - few: 残りわずか
         *     - out: 在庫なし
         * @enum {string}
         */
        StockState: "available" | "few" | "out";
        /**
         * @description The billing system that made an invoice; `minamo` from the switch date 202310 on, `sonc` before.
         *     - minamo: 新請求システム
         *     - sonc: 旧請求システム
         * @enum {string}
         */
        SubSystemId: "minamo" | "sonc";
        SystemFailure: {
            /** @description - system_error: システムエラー */
            code: "system_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        Tax: {
            amount: components["schemas"]["Yen"];
            /** @description Rate in percent. */
            rate: number;
        };
        TaxRate: {
            /** @description Rate in percent. */
            rate: number;
            tax: components["schemas"]["Yen"];
            taxable: components["schemas"]["Yen"];
        };
        TextBody: {
            /** @description Plain text. */
            kind: "text" | components["schemas"]["UnknownCode"];
            /** @description Line breaks are kept. */
            text: string;
        };
        /**
         * @description Delivery time band.
         *     - 09:00-11:00: 9:00〜11:00
         *     - 11:00-13:00: 11:00〜13:00
         *     - 13:00-15:00: 13:00〜15:00
         *     - 15:00-17:00: 15:00〜17:00
         *     - 17:00-19:00: 17:00〜19:00
         *     - 19:00-20:30: 19:00〜20:30
         * @enum {string}
         */
        TimeBand: "09:00-11:00" | "11:00-13:00" | "13:00-15:00" | "15:00-17:00" | "17:00-19:00" | "19:00-20:30";
        TopNotifications: {
            /** @description Newest first. */
            notifications: components["schemas"]["NotificationHeading"][];
            required_actions?: components["schemas"]["RequiredActions"];
            /** @description Unread ones in the whole history. */
            unread_count: number;
        };
        UnknownCode: UnknownCode;
        /** @description What the customer owes of bills that wait for their payment (statuses 2 and 5). */
        Unpaid: {
            /** @description One entry for each month that waits for its payment, oldest first. */
            bills: {
                month: components["schemas"]["Month"];
                /**
                 * Format: date
                 * @description Last day to pay it, which may be past; null where it is not known.
                 */
                payment_due_on: string | null;
                payment_method: components["schemas"]["PaymentMethod"];
                status: components["schemas"]["BillingStatus"];
                /** @description What is still to be paid of this month, in yen. */
                unpaid_total: components["schemas"]["Yen"];
            }[];
            /** @description What is owed in all, in yen; the sum of `bills`. */
            total: components["schemas"]["Yen"];
        };
        /** @description Amount in yen, tax included. */
        Yen: number;
    };
    responses: {
        /** @description The request breaks the contract or a rule. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BadRequestError"];
            };
        };
        /** @description The document as PDF. */
        InvoicePdf: {
            headers: {
                /** @description `attachment` with the file name. */
                "Content-Disposition": string;
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description The system is under maintenance. */
        Maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceNotice"];
            };
        };
        /** @description There is no such thing for this customer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description The session is gone or the signature is wrong; never a business refusal. An empty body is legal. */
        SessionInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The server failed. An empty body is legal. */
        SystemError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SystemFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description Where the next page starts, as `next_cursor` of the page before; none for the first page.
         * @example n26101601
         */
        cursor: string;
        /**
         * @description The selected service, from the service list (`GET /api/read/v1/service`).
         * @example m09000001234
         */
        service_id: components["schemas"]["ServiceId"];
        /**
         * @description The billing system that made the invoice, as the bill names it.
         * @example minamo
         */
        sub_system_id: components["schemas"]["SubSystemId"];
        /**
         * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
         * @example 202611
         */
        target_month: components["schemas"]["Month"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCarriedForwardBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarriedForwardBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getContractProcedure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applications"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDeviceDeliCollInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries and collections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceMovements"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLoginMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners and popups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getServiceHikaritv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHikaritv"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description There is no such service, or it is a SIM, with which Hikari TV does not come. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPs5Stock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ps5Stock"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPaymentRestrictionOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restrictions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRestrictions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBillingInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBillingMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getContractPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
                /**
                 * @description The billing system that made the invoice, as the bill names it.
                 * @example minamo
                 */
                sub_system_id: components["parameters"]["sub_system_id"];
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InvoicePdf"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to three, newest first; one that the top shows elsewhere is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopNotifications"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getNotificationHistory: {
        parameters: {
            query?: {
                /**
                 * @description Where the next page starts, as `next_cursor` of the page before; none for the first page.
                 * @example n26101601
                 */
                cursor?: components["parameters"]["cursor"];
                /** @description Which ones; all when absent. */
                filter?: components["schemas"]["NotificationFilter"];
                /** @description A notification that the customer has opened; it counts as read in this answer and from then on. */
                opened?: components["schemas"]["NotificationId"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
