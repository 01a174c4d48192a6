// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
    "/api/read/v1/contract/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fibre plan and its monthly fee */
        get: operations["getContractPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services that the account holds */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer and the fibre plan */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/user/check-first-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this is the first login, and what has to be set then */
        get: operations["getCheckFirstLogin"];
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
        /** @description Contract number (お客さま番号). */
        ContractNumber: string;
        ContractPlan: {
            house_type: components["schemas"]["HouseType"];
            monthly_fee: components["schemas"]["Yen"];
            /** @description The plan that an accepted change leads to; null when there is none. */
            next_plan: components["schemas"]["NextPlan"] | null;
            plan: components["schemas"]["Plan"];
        };
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
            /** @description Given name in katakana. */
            first_name_kana: string;
            gender: components["schemas"]["Gender"];
            /** @description Family name. */
            last_name: string;
            /** @description Family name in katakana. */
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
        /** @description Amount of data in MB (1 GB = 1,000 MB). */
        DataMb: number;
        /**
         * Format: email
         * @description E-mail address.
         */
        Email: string;
        FirstLogin: {
            /** @description True until the first login's steps are done. */
            is_first_login: boolean;
            /** @description Whether an e-mail address must be registered and verified. */
            needs_email: boolean;
            /** @description Whether a password of one's own must be set. */
            needs_password: boolean;
            password_setter: components["schemas"]["PasswordSetter"];
        };
        /**
         * @description - male: 男性
         *     - female: 女性
         *     - other: その他
         * @enum {string}
         */
        Gender: "male" | "female" | "other";
        /**
         * @description - single: 戸建て
         *     - multiple: 集合住宅
         * @enum {string}
         */
        HouseType: "single" | "multiple";
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
        NextPlan: {
            monthly_fee: components["schemas"]["Yen"];
            planCode: components["schemas"]["PlanCode"];
            /** @description Name of the plan. */
            planName: string;
            /**
             * Format: date
             * @description First day of the plan.
             */
            starts_on: string;
        };
        NotFoundError: {
            /**
             * @description - not_found: 見つかりません
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
        };
        /**
         * @description Who set the current password.
         *     - user: お客さま
         *     - system: 弊社(初期パスワード)
         * @enum {string}
         */
        PasswordSetter: "user" | "system";
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        /** @description Plan info. */
        Plan: {
            /**
             * Format: date
             * @description The day on which the application was accepted.
             */
            acceptDate: string;
            /** @description Whether the application can be cancelled now. */
            canEntryCancel: boolean;
            /** @description Whether the cancellation can be taken back now. */
            canQuitCancel: boolean;
            cnStatusCode: components["schemas"]["ContractStatusCode"];
            /** @description Contract status in words. */
            cnStatusName: string;
            /** @description Months of contract so far. */
            contractTotalMonth: number;
            planCode: components["schemas"]["PlanCode"];
            /** @description Name of the plan. */
            planName: string;
            planType: components["schemas"]["PlanType"];
            /**
             * Format: date
             * @description Wished last day; 9999-12-31 when none.
             */
            preferredQuitDate: string;
            /**
             * Format: date
             * @description First day of use; 9999-12-31 when not begun.
             */
            serviceStartDate: string;
            serviceType: components["schemas"]["PlanServiceType"];
        };
        /**
         * @description - MC1012: 2ギガ 戸建て
         *     - MM013N: 2ギガ マンション
         *     - MC1013: 10ギガ 戸建て
         * @enum {string}
         */
        PlanCode: "MC1012" | "MM013N" | "MC1013";
        /**
         * @description - minamo: Minamo 光
         *     - highend: Minamo 光 ハイエンド
         *     - mansion: Minamo 光 マンション
         * @enum {string}
         */
        PlanServiceType: "minamo" | "highend" | "mansion";
        /**
         * @description Decides the option terms that apply.
         *     - 2G: 2ギガ
         *     - mansion: マンション
         *     - 10G: 10ギガ
         *     - 10Gs: 10ギガ(s)
         *     - 6Gs: 6ギガ(s)
         *     - 20Gs: 20ギガ(s)
         * @enum {string}
         */
        PlanType: "2G" | "mansion" | "10G" | "10Gs" | "6Gs" | "20Gs";
        /** @description Postal code, digits only. */
        PostalCode: string;
        Service: {
            /** @description Month of the current bill (YYYYMM); null for a SIM, or when there is no bill yet. */
            bill_month: components["schemas"]["Month"] | null;
            /** @description Total of that bill in yen; null where `bill_month` is, or before it is fixed. */
            bill_total: components["schemas"]["Yen"] | null;
            /** @description Contract type of a SIM; null for fibre. */
            contract_type: components["schemas"]["ContractType"] | null;
            /** @description Data left in MB; null for fibre, for an unlimited plan, or when it cannot be told now. */
            data_left_mb: components["schemas"]["DataMb"] | null;
            password_setter: components["schemas"]["PasswordSetter"];
            /** @description The SIM's phone number; null for fibre. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description Name of the plan. */
            plan_name: string;
            /** @description Category of a fibre service that has one; else null. */
            service_category: components["schemas"]["ServiceCategory"] | null;
            service_id: components["schemas"]["ServiceId"];
            service_type: components["schemas"]["ServiceType"];
        };
        /**
         * @description - gs10home: 10Gs 戸建て
         *     - gs20home: 20Gs 戸建て
         *     - hikaritv: ひかりTV
         * @enum {string}
         */
        ServiceCategory: "gs10home" | "gs20home" | "hikaritv";
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
        ServiceList: {
            /** @description Whether the account is linked to a single service; there is nothing to select then. */
            is_single_service: boolean;
            /** @description Fibre first, then the SIMs in the order of their start. */
            services: components["schemas"]["Service"][];
        };
        /**
         * @description Type of service.
         *     - fixed: 光
         *     - mobile: モバイル
         * @enum {string}
         */
        ServiceType: "fixed" | "mobile";
        SessionError: {
            /**
             * @description - session_invalid: ログインの有効期限が切れています
             * @enum {string}
             */
            code: "session_invalid";
            message: components["schemas"]["Message"];
        };
        SystemFailure: {
            /**
             * @description - system_error: システムエラー
             * @enum {string}
             */
            code: "system_error";
            message: components["schemas"]["Message"];
        };
        User: {
            customer: components["schemas"]["Customer"];
            /** @description The fibre plan; null for a customer without fibre. */
            plan: components["schemas"]["Plan"] | null;
        };
        /** @description Amount in yen, tax included. */
        Yen: number;
    };
    responses: {
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContractPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractPlan"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services, fibre first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCheckFirstLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the first login still asks for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstLogin"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
