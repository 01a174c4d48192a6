// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
    "/api/read/v2/services/{service_id}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /** The current bill and the bills of the months before */
        get: operations["getBilling"];
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
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
                /** @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use. */
                target_month: components["parameters"]["target_month"];
            };
            cookie?: never;
        };
        /** One month's bill, line by line */
        get: operations["getBillingMonth"];
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
        BadRequestError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
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
             * @description The day on which it is debited or charged; null where it is not.
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
             * @description Last day to pay what is unpaid; null where nothing is.
             */
            payment_due_on: string | null;
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The bill of the month before; null when there is none or it cannot be read. */
            previous: components["schemas"]["MonthBefore"] | null;
            status: components["schemas"]["BillingStatus"];
            /** @description The billing system that made the invoice; null when there is no invoice. */
            sub_system_id: components["schemas"]["SubSystemId"] | null;
            /** @description Consumption tax within the total; null as long as the total is. */
            tax: components["schemas"]["Tax"] | null;
            total: components["schemas"]["KnownYen"];
            /** @description What is still to be paid, in yen; null where nothing is (statuses other than 2, 4, 5). */
            unpaid_total: components["schemas"]["Yen"] | null;
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
            /** @description One entry for each month, newest first, without gaps; a month that cannot be read has an unknown status. The first may be a month that is not fixed yet. */
            months: components["schemas"]["BillMonth"][];
            /**
             * Format: date
             * @description The day on which the bill of `next_month` is fixed; null when billing has ended.
             */
            next_fixing_date: string | null;
            /** @description The month whose bill is fixed next; null when billing has ended. */
            next_month: components["schemas"]["Month"] | null;
        };
        /** @description Status of a bill; any other value shows as 読み込めません. */
        BillingStatus: components["schemas"]["BillingStatusCode"] | string;
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
            kind: components["schemas"]["BillLineKind"];
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
         *     - instalment: 分割払い
         *     - one_time: 今回だけの料金
         * @enum {string}
         */
        BillLineKind: "base" | "option" | "discount" | "call" | "instalment" | "one_time";
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
            sub_system_id: components["schemas"]["SubSystemId"] | null;
            total: components["schemas"]["KnownYen"];
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        CarriedForwardLine: {
            amount: components["schemas"]["SignedYen"];
            /** @description What is charged. */
            label: string;
            /** @description Why it was carried forward, to show as it is. */
            reason: string;
            usage_month: components["schemas"]["Month"];
        };
        CurrentBill: {
            /** @description Whom to ask; only with status 4. */
            contact: components["schemas"]["BillContact"] | null;
            /**
             * Format: date
             * @description The day on which it is debited or charged; null where it is not.
             */
            debit_date: string | null;
            /** @description Yen that it is higher than the bill before, negative when lower; null when unknown. */
            difference: number | null;
            /** @description Whether an invoice can be downloaded. */
            has_invoice: boolean;
            month: components["schemas"]["Month"];
            /**
             * Format: date
             * @description Last day to pay what is unpaid; null where nothing is.
             */
            payment_due_on: string | null;
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The bill of the month before; null when there is none or it cannot be read. */
            previous: components["schemas"]["PreviousBill"] | null;
            /** @description What the difference comes from, the largest first; their amounts add up to it. */
            reasons: components["schemas"]["DifferenceReason"][];
            status: components["schemas"]["BillingStatus"];
            /** @description The billing system that made the invoice; null when there is no invoice. */
            sub_system_id: components["schemas"]["SubSystemId"] | null;
            total: components["schemas"]["KnownYen"];
            /** @description What is still to be paid, in yen; null where nothing is (statuses other than 2, 4, 5). */
            unpaid_total: components["schemas"]["Yen"] | null;
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
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
            kind: components["schemas"]["DifferenceKind"];
            /** @description What it is about. */
            label: string;
            /**
             * Format: date
             * @description The day of the change; null where there is no single day.
             */
            started_on: string | null;
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        /** @description Total in yen, tax included; null before it is fixed, when it is stopped, or when it cannot be read. */
        KnownYen: components["schemas"]["Yen"] | null;
        MaintenanceNotice: {
            /**
             * @description - maintenance: システムメンテナンス中
             * @enum {string}
             */
            code: "maintenance";
            message: components["schemas"]["Message"];
            /**
             * Format: date-time
             * @description When it is expected to end; absent when nobody knows yet.
             */
            until?: string;
        };
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
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
        NotFoundError: {
            /**
             * @description - not_found: 見つかりません
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
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
        PaymentMethodKind: components["schemas"]["PaymentMethodCode"] | string;
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        PreviousBill: {
            month: components["schemas"]["Month"];
            status: components["schemas"]["BillingStatus"];
            total: components["schemas"]["Yen"];
        };
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
        SessionError: {
            /**
             * @description - session_invalid: ログインの有効期限が切れています
             * @enum {string}
             */
            code: "session_invalid";
            message: components["schemas"]["Message"];
        };
        /** @description Amount in yen, tax included; negative where it lowers the bill. */
        SignedYen: number;
        /**
         * @description The billing system that made an invoice; `minamo` from the switch date 202310 on, `sonc` before.
         *     - minamo: 新請求システム
         *     - sonc: 旧請求システム
         * @enum {string}
         */
        SubSystemId: "minamo" | "sonc";
        SystemFailure: {
            /**
             * @description - system_error: システムエラー
             * @enum {string}
             */
            code: "system_error";
            message: components["schemas"]["Message"];
        };
        Tax: {
            amount: components["schemas"]["Yen"];
            /** @description Rate in percent. */
            rate: number;
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
        /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
        service_id: components["schemas"]["ServiceId"];
        /** @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use. */
        target_month: components["schemas"]["Month"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
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
    getBillingMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
                /** @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use. */
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
}
