// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
    "/api/write/v1/services/{service_id}/packet-gift-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives data to another number
         * @description Takes the data from the part of this month at once and answers with the two codes that the receiver needs. It cannot be taken back; a gift that is not received by its last day is lost. After `packet_gift_code_cant_get_in_code` the gift **is** accepted: its codes follow in the gift list.
         */
        post: operations["postPacketGiftCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/packet-gift-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives a gift */
        post: operations["postPacketGiftRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/traffic-control": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Sets the high-speed switch */
        put: operations["putTrafficControl"];
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
         * Format: date
         * @description First day on which it is possible again; null when no day is known.
         */
        AvailableFrom: string | null;
        BadRequestError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
        };
        /** @description Amount of data in MB (1 GB = 1,000 MB). */
        DataMb: number;
        /**
         * Format: date
         * @description A day in Japan; 9999-12-31 means no end.
         */
        Day: string;
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        /** @description Authentication code (認証コード). */
        GiftAuthCode: string;
        /** @description Gift code (ギフトコード), shown as 4-4. */
        GiftCode: string;
        /** @description Amount of a gift (MB), in steps of 500 MB. */
        GiftMb: number;
        /** @description Short message to the receiver; null when there is none. */
        GiftMessage: string | null;
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
        /**
         * Format: date-time
         * @description A moment, with the offset +09:00.
         */
        Moment: string;
        NotFoundError: {
            /**
             * @description - not_found: 見つかりません
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
        };
        PacketGiftClaim: {
            auth_code: components["schemas"]["GiftAuthCode"];
            gift_code: components["schemas"]["GiftCode"];
        };
        PacketGiftClaimReceipt: {
            /** @description When it was received. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            /** @description Data left before (MB); null when unlimited. */
            data_left_before_mb: number | null;
            /** @description Data left now (MB); null when unlimited. */
            data_left_mb: number | null;
            /** @description Last day of use. */
            expires_on: components["schemas"]["Day"];
            /** @description Number that gave it. */
            from_phone: components["schemas"]["PhoneNumber"];
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        PacketGiftOrder: {
            amount_mb: components["schemas"]["GiftMb"];
            message: components["schemas"]["GiftMessage"];
            /** @description Mobile number of the receiver, digits only. */
            to_phone: string;
        };
        PacketGiftReceipt: {
            /** @description When it was given. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            auth_code: components["schemas"]["GiftAuthCode"];
            /** @description Data left before (MB). */
            data_left_before_mb: components["schemas"]["DataMb"];
            /** @description Data left now (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Last day on which it can be received. */
            expires_on: components["schemas"]["Day"];
            gift_code: components["schemas"]["GiftCode"];
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description Number that may receive it. */
            to_phone: components["schemas"]["PhoneNumber"];
        };
        PacketGiftReceiptRefusal: {
            /**
             * @description - cant_get_in_receipt: ギフトコードまたは認証コードが正しくありません
             * @enum {string}
             */
            code: "cant_get_in_receipt";
            message: components["schemas"]["Message"];
        };
        PacketGiftReceiverRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - packet_gift_none_contract: この番号には対象のご契約がありません
             *     - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
             *     - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
             * @enum {string}
             */
            code: "packet_gift_none_contract" | "packet_gift_code_not_neo_plan" | "packet_gift_code_month_end";
            message: components["schemas"]["Message"];
        };
        PacketGiftSendRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - packet_gift_none_contract: この番号には対象のご契約がありません
             *     - packet_gift_already: 今月贈れる回数をすでに使っています
             *     - packet_gift_none_sim_tel: 入力された電話番号はご利用になれません(Minamo モバイルの番号ではない)
             *     - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
             *     - capacity_shortage: 贈れるデータの残りが足りません
             *     - packet_gift_code_capacity_over: 指定できるデータ量を超えています
             *     - packet_gift_code_none_contract_in_post: 手続きの途中で対象のご契約がなくなりました
             *     - packet_gift_code_not_available_sim_tel: 入力された電話番号はご利用になれません(ご自身の番号、利用停止中など)
             *     - packet_gift_code_none_price_plan: 対象のプランではありません(料金プランを確認できない)
             *     - packet_gift_code_cant_get_in_code: 混み合っている可能性があります。時間をおいて、データを贈る画面でギフトコードをお確かめください
             *     - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
             * @enum {string}
             */
            code: "packet_gift_none_contract" | "packet_gift_already" | "packet_gift_none_sim_tel" | "packet_gift_code_month_end" | "capacity_shortage" | "packet_gift_code_capacity_over" | "packet_gift_code_none_contract_in_post" | "packet_gift_code_not_available_sim_tel" | "packet_gift_code_none_price_plan" | "packet_gift_code_cant_get_in_code" | "packet_gift_code_not_neo_plan";
            /** @description Most that can be given now (MB), where the amount was the reason; else null. */
            limit_mb: number | null;
            message: components["schemas"]["Message"];
        };
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        /** @description Number of an accepted application (受付番号), for questions by phone. */
        ReceiptNumber: string;
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
        SystemFailure: {
            /**
             * @description - system_error: システムエラー
             * @enum {string}
             */
            code: "system_error";
            message: components["schemas"]["Message"];
        };
        TrafficControl: {
            /** @description False for plans that have no switch. */
            can_change: boolean;
            /** @description How the customer set the switch. */
            is_high_speed: boolean;
            /** @description The low speed (kbit/s). */
            low_speed_kbps: number;
            speed: components["schemas"]["TrafficSpeed"];
            /**
             * Format: date-time
             * @description When the switch was last changed; null when it never was.
             */
            updated_at: string | null;
        };
        TrafficControlChange: {
            /** @description True for high speed. */
            is_high_speed: boolean;
        };
        TrafficControlRefusal: {
            /**
             * @description - not_changeable: 切り替えできないプラン
             *     - in_progress: ほかの変更を反映中
             * @enum {string}
             */
            code: "not_changeable" | "in_progress";
            message: components["schemas"]["Message"];
        };
        /**
         * @description How fast data goes now.
         *     - high: 高速
         *     - low: 低速(高速通信オフ)
         *     - limited: 低速(データの残りなし)
         * @enum {string}
         */
        TrafficSpeed: "high" | "low" | "limited";
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postPacketGiftCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketGiftOrder"];
            };
        };
        responses: {
            /** @description The gift is given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            /** @description The gift was not given, or (congested) its codes cannot be shown yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftSendRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPacketGiftRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketGiftClaim"];
            };
        };
        responses: {
            /** @description The data is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftClaimReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            /** @description No gift for this number has these two codes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftReceiptRefusal"];
                };
            };
            /** @description This number cannot receive a gift now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftReceiverRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putTrafficControl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrafficControlChange"];
            };
        };
        responses: {
            /** @description The switch as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficControl"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The switch cannot be set now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficControlRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
