// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/read/v1/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fibre bills of the old billing system, before the switch date 202310
         * @description The months before 202310 only; later ones are in the bills of the service.
         */
        get: operations["getFixedBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/billing_invoice": {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice of a month of the old billing system, line by line
         * @description For the months that `getFixedBilling` lists; later months have `getBillingMonth`.
         */
        get: operations["getFixedBillingInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/billing-address-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where invoices and letters are sent
         * @description With `same_as_installation` true the address is that of the line, and changes with it.
         */
        get: operations["getBillingAddressInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/billing-rls-refund-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds made or planned, newest first
         * @description Open ones first, then newest first. What is open is summed up in `getRefund`.
         */
        get: operations["getBillingRlsRefundList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns that apply to the fibre contract
         * @description Of the fibre contract alone; what a SIM has is in `getMobileCampaign`.
         */
        get: operations["getFixedCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/campaign/present-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The present of a campaign
         * @description `present` is null where there is none.
         */
        get: operations["getCampaignPresentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/cancellation-fee": {
        parameters: {
            query?: {
                /** @description What is chosen for the devices, `device_id:choice` with commas between; the first choice of each when absent. */
                device_choices?: string;
                /** @description The wished last day; the end of next month when absent. */
                quit_on?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What leaving costs and what ends with it
         * @description Computed for `quit_on` and for what is done with each device. Asking cancels nothing.
         */
        get: operations["getCancellationFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/cashback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cashbacks and the state of each
         * @description Those to act on come first, by deadline. `open_count` and `open_total` are of these alone.
         */
        get: operations["getCashback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/caution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer must know or do now
         * @description The most pressing first; an empty list is the normal case.
         */
        get: operations["getCaution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/chatbot-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key that the fibre chatbot asks for
         * @description The page hands the key to the chat's script when that asks for it.
         */
        get: operations["getChatbotKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/construction-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The construction that the owner of the building agrees to
         * @description The owner of the building agrees, not the customer: there is no write for it.
         */
        get: operations["getConstructionAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/construction-entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day of construction and the days to choose from
         * @description `days` are free now and may be taken by somebody else a moment later. `can_change` is false, with its `reason`, where the day is fixed.
         */
        get: operations["getConstructionEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/construction-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of the construction
         * @description `construction` is null where none is under way.
         */
        get: operations["getConstructionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fibre contract: line, equipment and how it was applied for
         * @description What was agreed when the contract was made. Plan and fees of today are in `getContractPlan`.
         */
        get: operations["getFixedContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/contract/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fibre plan and its monthly fee
         * @description `next_plan` is the plan of a change that has been ordered, with its first day; null without one.
         */
        get: operations["getContractPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/customer-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The identifiers that the customer can reveal
         * @description Shown only when the customer asks for it. `connection_id` is null before the start.
         */
        get: operations["getCustomerKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries on their way and their progress
         * @description The nearest first. A delivery with `can_change` true is moved by `putChangePreferedDate`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/document-shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents sent or to be sent; at most three
         * @description Newest first. `shipped_on` is null before the document is sent.
         */
        get: operations["getDocumentShipping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/download/invoice": {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The detailed invoice of a month of the old billing system as PDF
         * @description The detailed one; the short one is `getFixedInvoicePdf`. For the months that `getFixedBilling` lists.
         */
        get: operations["getDownloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/g10upg-accept-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an upgrade is accepted now, and what it costs
         * @description `first_day` is the first on which the construction can be; the fees are of an order made now.
         */
        get: operations["getG10upgAcceptJudge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/g10upg-area-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether 10G is offered at the address
         * @description The first of four judgements. Without 10G at the address the others have nothing to say.
         */
        get: operations["getG10upgAreaJudge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/g10upg-enable-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the plan and the contract allow the upgrade
         * @description `upgrade` is about the plan and `sts` about the contract's state; `reason` says what stands against it.
         */
        get: operations["getG10upgEnableJudge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/g10upg-state-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of an upgrade
         * @description `link` says whether the equipment can do it.
         */
        get: operations["getG10upgStateInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/g10upg-token-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Token for the entry of an upgrade
         * @description The order takes the token. A customer who may not upgrade gets none (`result_ng`).
         */
        get: operations["getG10upgTokenInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/hands-up/facility-cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What bringing the line into the building costs
         * @description `is_charged` is false where the customer pays none of it.
         */
        get: operations["getHandsUpFacilityCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/installation-address-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the line is installed
         * @description Fibre only; where letters go is `getBillingAddressInfo`.
         */
        get: operations["getInstallationAddressInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/installment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is paid by instalments
         * @description Construction costs and devices, each with how much is billed and what is left.
         */
        get: operations["getInstallment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/installment/construction-cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The construction cost and what is left of it
         * @description `installment` is null where the cost was free or paid at once.
         */
        get: operations["getInstallmentConstructionCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/introduce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code to introduce a friend with
         * @description Code, links and last day are null before a code was made; `can_create` says whether one can be made now.
         */
        get: operations["getIntroduce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/invoice_pdf": {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice of a month of the old billing system as PDF
         * @description For the months that `getFixedBilling` lists; later months have `getInvoicePdf`.
         */
        get: operations["getFixedInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/koufuri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the direct debit (口座振替)
         * @description The status `none` is for customers who never applied. With `failed` the reason is there to be shown as it is.
         */
        get: operations["getKoufuri"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/line_reuse_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an existing line is used again
         * @description A choice can be made until `choose_until`, while `can_choose` is true.
         */
        get: operations["getLineReuseInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/mansion/introduce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Introducing the building
         * @description `building` is null for a detached house; code and link are null before one was made.
         */
        get: operations["getMansionIntroduce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/moveToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a move, and the token to go on with it
         * @description `reason` says why there is no token.
         */
        get: operations["getMoveToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many notifications the fibre contract has, and the newest important one
         * @description Counts for a mark beside the menu. The notifications themselves are in `getNotificationHistory`.
         */
        get: operations["getFixedNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/notification-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications of the fibre contract before the common history began
         * @description An archive that does not change any more; newer ones are in `getNotificationHistory`.
         */
        get: operations["getFixedNotificationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The options of the fibre contract, each with its status and fee
         * @description Fees are a month's, with tax. `order_types` are the orders that each option takes now, empty while it takes none.
         */
        get: operations["getOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/amuelink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link with the home appliances
         * @description `order_types` are the orders that it takes now. `device_names` are the appliances that are linked.
         */
        get: operations["getOptionAmuelink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/bravia-recycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Television with recycling of the old one
         * @description `recycle_date` is the day on which the old television is fetched; null before one is ordered.
         */
        get: operations["getOptionBraviaRecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/denki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Electricity bundle
         * @description A `monthly_fee` below zero lowers the bill. `next` is a change that has been ordered, null without one.
         */
        get: operations["getOptionDenki"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/gas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gas bundle
         * @description `order_types` are the orders that it takes now. LP gas can't be bundled.
         */
        get: operations["getOptionGas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/hikaritv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ひかりTV of the fibre contract
         * @description What the fibre contract has. The plans to choose from are in `getServiceHikaritv`.
         */
        get: operations["getOptionHikaritv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/mesh-wifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mesh Wi-Fi
         * @description `order_types` are the orders that it takes now. `return_until` is null while no device is to be returned.
         */
        get: operations["getOptionMeshWifi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/ps5": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game console option
         * @description `editions` says what can be sent now. `return_fee` and `buy_fee` are the two ways to leave.
         */
        get: operations["getOptionPs5"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/rvoip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One-type home phone
         * @description `can_change_to_voip` says whether it can become the home phone of `getOptionVoip`.
         */
        get: operations["getOptionRvoip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/secom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Home security
         * @description `status` is null for a customer who never applied; `visit_date` is the survey at home, null while it is open.
         */
        get: operations["getOptionSecom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security options
         * @description `order_types` are the orders that it takes now, and `reason` says why something can't be ordered.
         */
        get: operations["getOptionSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/smart-life": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Smart-life option
         * @description `order_types` are the orders that it takes now, and `reason` says why something can't be ordered.
         */
        get: operations["getOptionSmartLife"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/unext": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Video streaming
         * @description `activation_url` is the partner's page to begin at, null when there is nothing to begin.
         */
        get: operations["getOptionUnext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/voip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Home phone
         * @description `order_types` are the orders that it takes now. A phone that was cancelled works until `ends_on`.
         */
        get: operations["getOptionVoip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/voip/check": {
        parameters: {
            query: {
                /** @description Landline number, exactly 10 digits. */
                number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a number can be kept
         * @description Asked for one number before it is ordered.
         */
        get: operations["getOptionVoipCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/voip/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of the home phone
         * @description Prices by the area of the line; the packs are ordered with the phone.
         */
        get: operations["getOptionVoipPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/option/watch-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch-over device
         * @description `order_types` are the orders that it takes now. `regular_fee` is the fee without the benefit of signing up.
         */
        get: operations["getOptionWatchOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fibre contract's payment method, and who pays
         * @description The fibre contract alone, as its own system knows it; what the method can be changed to is in `getPayment`.
         */
        get: operations["getFixedPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/private-organization-info/report-detail": {
        parameters: {
            query: {
                /** @description Id of the report, from the list. */
                report_id: components["schemas"]["ReportId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report on the building
         * @description `report_id` is one of `getReportList`; any other is a 404.
         */
        get: operations["getReportDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/private-organization-info/report-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports on the building; at most three
         * @description Newest first. Each is read by its id with `getReportDetail`.
         */
        get: operations["getReportList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which offers the customer wants, and how
         * @description The choice holds for the fibre contract; each service has its own in `getContractPromotion`.
         */
        get: operations["getFixedPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/quit-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a cancellation can be taken back
         * @description Without a cancellation it answers 200 too, with `can_cancel` false and the reason.
         */
        get: operations["getQuitCancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be paid back to the customer now
         * @description `needs_account` says that nothing can be paid back before the customer has named an account.
         */
        get: operations["getRefund"];
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
        /**
         * The services that the account holds
         * @description The first call after a login: all others take their `service_id` from it. Fibre comes first, then the SIMs in the order of their start.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/sonetMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mailboxes that belong to the contract
         * @description `capacity_mb` holds for each mailbox. A contract without mail has an empty list.
         */
        get: operations["getSonetMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/sony-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The linked account
         * @description The name of the account is masked.
         */
        get: operations["getSonyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/sony-account/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token that starts the linking at the partner
         * @description To hand to the partner's page. A customer who is linked already is refused with `account_already_linked`.
         */
        get: operations["getSonyAccountToken"];
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
        /**
         * The customer and the fibre plan
         * @description Customers with mobile alone have this read too: `plan` is null then.
         */
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
        /**
         * Whether this is the first login, and what has to be set then
         * @description Asked after each login. What it needs is set one after the other, the e-mail address first.
         */
        get: operations["getCheckFirstLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/voice": {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home phone's calls that a month's bill charges
         * @description Numbers that were called are masked. Units have a price with decimals, and only the total is rounded.
         */
        get: operations["getVoice"];
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
        AcceptJudgement: {
            construction_fee: components["schemas"]["Yen"];
            entry_fee: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description The first day of construction that can be offered; null when it is not accepted.
             */
            first_day: string | null;
            /** @description Why not, to show as it is; null when it is accepted. */
            reason: string | null;
            result: components["schemas"]["ResultFlag"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Kind of bank account.
         *     - ordinary: 普通
         *     - current: 当座
         *     - savings: 貯蓄
         * @enum {string}
         */
        AccountKind: "ordinary" | "current" | "savings";
        /**
         * @description - not_needed: 同意は不要
         *     - needed: 同意の確認中
         *     - agreed: 同意済み
         *     - refused: 同意が得られませんでした
         * @enum {string}
         */
        AgreementStatus: "not_needed" | "needed" | "agreed" | "refused";
        Amuelink: {
            code: components["schemas"]["OptionCode"];
            /** @description The linked appliances. */
            device_names: string[];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            /** @description The status; null for a customer who never applied. */
            status: (components["schemas"]["AmuelinkStatus"] | components["schemas"]["UnknownCode"]) | null;
        };
        /**
         * @description - ENTR: 申込手続き中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約済み
         *     - QTWT: 解約手続き中
         * @enum {string}
         */
        AmuelinkStatus: "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT";
        /**
         * @description - web: ウェブ
         *     - phone: お電話
         *     - shop: 販売店
         * @enum {string}
         */
        ApplicationChannel: "web" | "phone" | "shop";
        /**
         * @description State at the address.
         *     - providing: 提供中
         *     - accepting: 受け付け中
         *     - scheduled: 提供予定
         *     - not_providing: 提供していません
         * @enum {string}
         */
        AreaDetailState: "providing" | "accepting" | "scheduled" | "not_providing";
        AreaJudgement: {
            /** @description The address that was judged, in one line. */
            address: string;
            detail_state: components["schemas"]["AreaDetailState"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description With `scheduled`, from when; else null.
             */
            scheduled_on: string | null;
            summary_state: components["schemas"]["AreaSummaryState"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description State in the area.
         *     - providing: 提供中
         *     - providing_partially: 一部で提供中
         *     - accepting: 受け付け中
         *     - accepting_partially: 一部で受け付け中
         *     - scheduled: 提供予定
         *     - scheduled_partially: 一部で提供予定
         *     - not_providing: 提供していません
         * @enum {string}
         */
        AreaSummaryState: "providing" | "providing_partially" | "accepting" | "accepting_partially" | "scheduled" | "scheduled_partially" | "not_providing";
        BadRequestError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        BillingAddress: {
            address: components["schemas"]["PostalAddress"];
            /** @description Addressee. */
            name: string;
            /** @description Whether letters go to where the line is installed. */
            same_as_installation: boolean;
            tel: components["schemas"]["PhoneNumber"];
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
        BraviaRecycle: {
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description Whether the old television is taken along. */
            has_recycle: boolean;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description The day on which it is taken; null when none.
             */
            recycle_date: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        Call: {
            /** @description Duration in seconds. */
            duration_seconds: number;
            kind: components["schemas"]["CallKind"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description The number called, its last four digits masked. */
            to: string;
            /** @description Units of three minutes begun. */
            unit_count: number;
        };
        /**
         * @description - local: 市内通話
         *     - long_distance: 市外通話
         *     - mobile: 携帯電話への通話
         *     - international: 国際通話
         *     - directory: 番号案内
         * @enum {string}
         */
        CallKind: "local" | "long_distance" | "mobile" | "international" | "directory";
        Campaign: {
            /** @description Yen a month that it changes the bill by. */
            amount: components["schemas"]["SignedYen"];
            /** @description Id of the campaign. */
            campaign_id: string;
            /** @description What it gives, to show as it is. */
            detail: string;
            /**
             * Format: date
             * @description Last day; 9999-12-31 for none.
             */
            ends_on: string;
            /** @description Name. */
            name: string;
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            state: components["schemas"]["CampaignState"] | components["schemas"]["UnknownCode"];
            /**
             * Format: uri
             * @description Page with its terms.
             */
            terms_url: string;
        };
        Campaigns: {
            /** @description Running ones first. */
            campaigns: components["schemas"]["Campaign"][];
        };
        /**
         * @description - planned: 適用予定
         *     - applied: 適用中
         *     - ended: 終了
         * @enum {string}
         */
        CampaignState: "planned" | "applied" | "ended";
        CancellationFee: {
            /** @description Month of the bill that charges it, YYYYMM. */
            billed_month: components["schemas"]["Month"];
            /** @description Whether it can be applied for now. */
            can_quit: boolean;
            /**
             * Format: date
             * @description Last day on which it could be taken back; before today when it could not.
             */
            cancel_until: string;
            /** @description Devices and what can be done with them. */
            devices: components["schemas"]["ReturnDevice"][];
            /** @description What it is made of. */
            items: components["schemas"]["FeeItem"][];
            /** @description What ends, by day. */
            losses: components["schemas"]["LossDay"][];
            /**
             * Format: date
             * @description The last day that it is counted for.
             */
            quit_on: string;
            /** @description Why not, to show as it is; null when it can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day that can be wished.
             */
            selectable_from: string;
            /**
             * Format: date
             * @description Last day that can be wished.
             */
            selectable_until: string;
            /** @description Consumption tax within the total, in yen. */
            tax: components["schemas"]["Yen"];
            total: components["schemas"]["Yen"];
        };
        /**
         * @description Carrier of the current line; the names are ours.
         *     - 00: なし
         *     - 01: NTT東日本(加入電話)
         *     - 06: NTT西日本(加入電話)
         *     - 31: NTTコミュニケーションズ
         *     - 36: KDDI(ケーブルプラス電話)
         *     - 38: KDDI(auひかり電話)
         *     - 39: ソフトバンク(おうちのでんわ)
         *     - 73: NTT東日本(ひかり電話)
         *     - 75: NTT西日本(ひかり電話)
         *     - 76: アルテリア
         *     - 78: ケーブルテレビの電話
         *     - 90: そのほかの会社
         *     - 99: わからない
         * @enum {string}
         */
        Carrier: "00" | "01" | "06" | "31" | "36" | "38" | "39" | "73" | "75" | "76" | "78" | "90" | "99";
        Cashback: {
            amount: components["schemas"]["Yen"];
            /** @description Id of the cashback. */
            cashback_id: string;
            /**
             * Format: date
             * @description Day of payment or first day of the period, past or planned; null when open.
             */
            date: string | null;
            /** @description Name of the benefit. */
            name: string;
            /** @description Why it ended so, to show as it is; null when there is nothing to say. */
            note: string | null;
            /**
             * Format: date
             * @description Last day to act or to receive; null when there is none.
             */
            receive_until: string | null;
            status: components["schemas"]["CashbackStatus"] | components["schemas"]["UnknownCode"];
        };
        Cashbacks: {
            /** @description Those to act on first, by deadline. */
            cashbacks: components["schemas"]["Cashback"][];
            /** @description Cashbacks for which the customer has something to do. */
            open_count: number;
            /** @description Yen of those. */
            open_total: components["schemas"]["Yen"];
        };
        /**
         * @description - 0: 受け取り期間前
         *     - 1: 振り込み済み
         *     - 2: 期限切れ
         *     - 3: 権利消滅
         *     - 4: 振り込みエラー
         *     - 5: 手続き中
         *     - 6: 手続き前
         *     - 7: 口座名義の誤り
         * @enum {string}
         */
        CashbackStatus: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7";
        Caution: {
            /** @description Id of the caution. */
            caution_id: string;
            /** @description The disturbance of the network that it tells of; absent where it tells of something else, or where the server doesn't say where it is (an extension). */
            disturbance?: components["schemas"]["Disturbance"];
            level: components["schemas"]["CautionLevel"] | components["schemas"]["UnknownCode"];
            /** @description Where it leads; null when nowhere. */
            link: components["schemas"]["Link"] | null;
            /** @description Plain text. */
            text: string;
            /** @description Title. */
            title: string;
            /**
             * Format: date
             * @description By when the customer must act; null when nothing is asked.
             */
            until: string | null;
        };
        /**
         * @description - info: お知らせ
         *     - caution: ご注意
         *     - danger: 重要なご注意
         * @enum {string}
         */
        CautionLevel: "info" | "caution" | "danger";
        Cautions: {
            /** @description The most pressing first. */
            cautions: components["schemas"]["Caution"][];
        };
        ChatbotKey: {
            /** @description To hand to the chatbot on its request. */
            key: string;
        };
        Construction: {
            /** @description Whether the day of construction can be changed now. */
            can_change_date: boolean;
            /**
             * Format: date
             * @description Last day on which it can be changed; null when it cannot.
             */
            changeable_until: string | null;
            /** @description In order of time; at most one is next. */
            steps: components["schemas"]["ConstructionStep"][];
            /** @description What is built. */
            title: string;
        };
        ConstructionAgreement: {
            /**
             * Format: date
             * @description The day of agreement; null before it.
             */
            agreed_on: string | null;
            /** @description Owner or manager of the building; null when no agreement is needed. */
            owner_name: string | null;
            status: components["schemas"]["AgreementStatus"] | components["schemas"]["UnknownCode"];
            /** @description What is done at the building. */
            works: string[];
        };
        ConstructionCost: {
            /** @description Yen of what is left that a campaign takes off. */
            discount_total: components["schemas"]["Yen"];
            /** @description The instalments; null when the cost was free or paid at once. */
            installment: components["schemas"]["Instalment"] | null;
        };
        ConstructionDay: {
            /** @description Whether the afternoon can be chosen. */
            afternoon: boolean;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Whether the morning can be chosen. */
            morning: boolean;
        };
        ConstructionEntry: {
            /** @description Minutes for which somebody must be there; 0 for none. */
            attendance_minutes: number;
            /** @description Whether the day can be chosen or changed now. */
            can_change: boolean;
            /**
             * Format: date
             * @description Last day on which it can be changed; null when it cannot.
             */
            changeable_until: string | null;
            /**
             * Format: date
             * @description The chosen day; null when none is.
             */
            date: string | null;
            /** @description The days to choose from, without gaps. */
            days: components["schemas"]["ConstructionDay"][];
            /**
             * Format: date
             * @description Day on which the device is delivered that the work connects, which must be later; null when it waits for none.
             */
            device_arrives_on: string | null;
            /** @description Id of the construction; null without one. */
            entry_id: string | null;
            part_of_day: components["schemas"]["HalfDay"] | components["schemas"]["UnknownCode"];
            /** @description Why it cannot, to show as it is; null when it can. */
            reason: string | null;
        };
        ConstructionProgress: {
            /** @description The construction; null when there is none. */
            construction: components["schemas"]["Construction"] | null;
        };
        ConstructionStep: {
            code: components["schemas"]["ConstructionStepCode"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description Its day, past or planned; null when open.
             */
            date: string | null;
            /** @description What to know, to show as it is; null when nothing. */
            note: string | null;
            part_of_day: components["schemas"]["HalfDay"] | components["schemas"]["UnknownCode"];
            state: components["schemas"]["StepState"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - accepted: お申し込み
         *     - scheduled: 工事日の確定
         *     - construction: 工事
         *     - completed: 切り替え完了
         *     - opened: 開通
         * @enum {string}
         */
        ConstructionStepCode: "accepted" | "scheduled" | "construction" | "completed" | "opened";
        /** @description The customer, as the provider knows them (お客さま番号); shown 4-4. */
        ContractNumber: string;
        ContractPlan: {
            house_type: components["schemas"]["HouseType"] | components["schemas"]["UnknownCode"];
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
        CustomerKey: {
            /** @description 接続用ID; null before the start. */
            connection_id: string | null;
            /** @description 契約番号, shown 4-4-4. */
            contract_number: string;
            customer_number: components["schemas"]["ContractNumber"];
        };
        /** @description Amount of data in MB (1 GB = 1,000 MB). */
        DataMb: number;
        /**
         * Format: date
         * @description A day in Japan.
         */
        Day: string;
        Deliveries: {
            /** @description The nearest first. */
            deliveries: components["schemas"]["Delivery"][];
        };
        Delivery: {
            /** @description Whether day and time band can still be changed. */
            can_change: boolean;
            /** @description Name of the carrier; null before dispatch. */
            carrier: string | null;
            /**
             * Format: date
             * @description Day of arrival, past or planned; null when open.
             */
            date: string | null;
            /** @description Id of the delivery. */
            delivery_id: string;
            /** @description What is delivered. */
            item: string;
            /**
             * Format: date
             * @description Day of dispatch; null before it.
             */
            shipped_on: string | null;
            status: components["schemas"]["DeliveryStatus"] | components["schemas"]["UnknownCode"];
            /** @description Time band of arrival; null for none. */
            time_band: (components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Number to track it by; null before dispatch. */
            tracking_number: string | null;
            /**
             * Format: uri
             * @description The carrier's page; null before dispatch.
             */
            tracking_url: string | null;
        };
        /**
         * @description - preparing: 発送準備中
         *     - shipped: 発送済み
         *     - delivered: お届け済み
         *     - returned: 持ち戻り(不在など)
         * @enum {string}
         */
        DeliveryStatus: "preparing" | "shipped" | "delivered" | "returned";
        Denki: {
            code: components["schemas"]["OptionCode"];
            /** @description The electricity contract that it is tied to; null before the application. */
            current: components["schemas"]["EnergyContract"] | null;
            /** @description Yen that it takes off the monthly base fee. */
            discount: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description The change that has been accepted and is still to come; null when none is. */
            next: components["schemas"]["EnergyNext"] | null;
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Plan of the bundle; null before the application. */
            plan: (components["schemas"]["EnergyPlan"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description What happens to a device; the words differ by product.
         *     - 1: 買い取る
         *     - 2: 返す(引き取り)
         *     - 3: オプションだけ続ける
         * @enum {string}
         */
        DeviceReturnChoice: "1" | "2" | "3";
        Disturbance: {
            /** @description Where it is. */
            areas: components["schemas"]["DisturbedArea"][];
            /** @description When it should be over; null while nobody knows. */
            ends_at: components["schemas"]["Moment"] | null;
            /** @description When it began. */
            started_at: components["schemas"]["Moment"];
        };
        DisturbedArea: {
            /** @description City, with its wards or without them; null for the whole prefecture. */
            city: string | null;
            /** @description Prefecture. */
            prefecture: string;
        };
        DocumentShipping: {
            /** @description Newest first. */
            shipments: components["schemas"]["Shipment"][];
        };
        /** @description E-mail address. Wider than `format: email`: carriers gave out addresses with two full stops in a row or one before the @, and they still receive mail. */
        Email: string;
        EnableJudgement: {
            /** @description Why not, to show as it is; null when it is possible. */
            reason: string | null;
            sts: components["schemas"]["StatusFlag"] | components["schemas"]["UnknownCode"];
            upgrade: components["schemas"]["UpgradeFlag"] | components["schemas"]["UnknownCode"];
        };
        EnergyContract: {
            /** @description Name of the supplier. */
            company: string;
            /** @description Customer number at the supplier. */
            customer_number: string;
            /** @description Name in the contract. */
            holder: string;
            /** @description Plan at the supplier. */
            plan: string;
            /** @description Number of the supply point; null for gas without one. */
            supply_point: string | null;
        };
        EnergyNext: {
            /** @description The electricity contract from that day on; null when it stays as it is. */
            current: components["schemas"]["EnergyContract"] | null;
            /** @description The plan from that day on; null when the plan stays as it is. */
            plan: (components["schemas"]["EnergyPlan"] | components["schemas"]["UnknownCode"]) | null;
            /**
             * Format: date
             * @description First day on which it has effect: the next reading of the meter.
             */
            starts_on: string;
        };
        /**
         * @description Plan of the electricity bundle.
         *     - standard: スタンダード
         *     - night: 夜とくプラン
         *     - green: グリーンプラン
         * @enum {string}
         */
        EnergyPlan: "standard" | "night" | "green";
        Equipment: {
            /** @description Id of the equipment. */
            equipment_id: string;
            kind: components["schemas"]["EquipmentKind"] | components["schemas"]["UnknownCode"];
            /** @description Whether it must be returned when leaving. */
            must_return: boolean;
            /** @description Name to show. */
            name: string;
            /** @description Last four characters of the serial number; null before delivery. */
            serial_last4: string | null;
        };
        /**
         * @description - onu: 光回線終端装置(ONU)
         *     - router: ホームゲートウェイ
         *     - mesh_wifi: メッシュWi-Fi機器
         *     - tv_tuner: ひかりTVチューナー
         * @enum {string}
         */
        EquipmentKind: "onu" | "router" | "mesh_wifi" | "tv_tuner";
        FacilityCost: {
            /** @description Whether it costs anything. */
            is_charged: boolean;
            /** @description What it is made of. */
            items: components["schemas"]["FacilityCostItem"][];
            total: components["schemas"]["Yen"];
        };
        FacilityCostItem: {
            amount: components["schemas"]["SignedYen"];
            /** @description What it is. */
            label: string;
        };
        FeeItem: {
            amount: components["schemas"]["SignedYen"];
            /** @description How it is counted, to show as it is. */
            detail: string | null;
            /** @description What it is. */
            label: string;
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        FirstLogin: {
            /** @description True until the first login's steps are done. */
            is_first_login: boolean;
            /** @description Whether an e-mail address must be registered and verified. */
            needs_email: boolean;
            /** @description Whether a password of one's own must be set. */
            needs_password: boolean;
            password_setter: components["schemas"]["PasswordSetter"] | components["schemas"]["UnknownCode"];
            /** @description User id, which another device may have changed since the login. An extension. */
            userId?: string;
        };
        FixedContract: {
            applied_by: components["schemas"]["ApplicationChannel"] | components["schemas"]["UnknownCode"];
            /** @description Id of the connection, masked; null before the start. */
            connection_id: string | null;
            contract_no: components["schemas"]["ContractNumber"];
            /** @description Equipment lent to the customer. */
            equipment: components["schemas"]["Equipment"][];
            house_type: components["schemas"]["HouseType"] | components["schemas"]["UnknownCode"];
            /** @description Months of the minimum term; 0 for none. */
            minimum_months: number;
            plan: components["schemas"]["Plan"];
            /** @description Month in which it can be left without a fee; null without a minimum term, and before its first day. */
            renewal_month: components["schemas"]["Month"] | null;
        };
        FixedHistory: {
            /** @description Newest first. */
            notifications: components["schemas"]["FixedHistoryEntry"][];
        };
        FixedHistoryEntry: {
            /**
             * Format: date
             * @description The day on which it was sent.
             */
            date: string;
            /** @description Id of the notification. */
            notification_id: string;
            /** @description The text. */
            paragraphs: string[];
            /** @description Title. */
            title: string;
        };
        FixedNotification: {
            /** @description The newest important one; null when there is none. */
            latest_important: components["schemas"]["ImportantNotification"] | null;
            /** @description All in the history. */
            total_count: number;
            /** @description The unread ones. */
            unread_count: number;
        };
        FixedPayment: {
            billing_company: components["schemas"]["SubSystemId"] | components["schemas"]["UnknownCode"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Whether a paper invoice is sent. */
            paper_invoice: boolean;
            /** @description Yen for each paper invoice; 0 when none is sent. */
            paper_invoice_fee: components["schemas"]["Yen"];
            payer: components["schemas"]["Payer"] | components["schemas"]["UnknownCode"];
        };
        Gas: {
            code: components["schemas"]["OptionCode"];
            /** @description The gas contract that it is tied to; null before the application. */
            current: components["schemas"]["EnergyContract"] | null;
            /** @description Yen that it takes off the monthly base fee. */
            discount: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description Whether the customer uses LP gas, for which it is not available. */
            is_lp_gas: boolean;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - male: 男性
         *     - female: 女性
         *     - other: その他
         * @enum {string}
         */
        Gender: "male" | "female" | "other";
        /**
         * @description Part of a day.
         *     - none: 指定なし
         *     - morning: 午前
         *     - afternoon: 午後
         * @enum {string}
         */
        HalfDay: "none" | "morning" | "afternoon";
        Hikaritv: {
            /** @description Yen for leaving now. */
            cancel_fee: components["schemas"]["Yen"];
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /**
             * Format: date
             * @description Last day of the minimum term; 9999-12-31 for none.
             */
            minimum_until: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description The plan; null without one. */
            plan: (components["schemas"]["HikaritvPlan"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
            /** @description Tuners lent. */
            tuner_count: number;
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
        /**
         * @description - single: 戸建て
         *     - multiple: 集合住宅
         * @enum {string}
         */
        HouseType: "single" | "multiple";
        ImportantNotification: {
            /**
             * Format: date
             * @description The day on which it was sent.
             */
            date: string;
            /** @description Whether the customer has not opened it yet. */
            is_unread: boolean;
            /** @description Id of the notification. */
            notification_id: string;
            /** @description Title. */
            title: string;
        };
        InstallationAddress: {
            address: components["schemas"]["PostalAddress"];
            house_type: components["schemas"]["HouseType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description Day of construction; 9999-12-31 before it.
             */
            installed_on: string;
        };
        Instalment: {
            /** @description Month of the bill with the first one, YYYYMM. */
            first_month: components["schemas"]["Month"];
            /** @description Id of the instalments. */
            installment_id: string;
            kind: components["schemas"]["InstalmentKind"] | components["schemas"]["UnknownCode"];
            /** @description What is paid. */
            label: string;
            /** @description Month of the bill with the last one, YYYYMM. */
            last_month: components["schemas"]["Month"];
            /** @description Yen a month. */
            monthly_amount: components["schemas"]["Yen"];
            /** @description Billed so far, the current bill too. */
            paid_count: number;
            /** @description Yen left to bill. */
            remaining_total: components["schemas"]["Yen"];
            /** @description Ours. Month of the bill that charges all that is left then, YYYYMM, where the contract ends before the last one; absent otherwise. */
            settled_month?: components["schemas"]["Month"];
            total: components["schemas"]["Yen"];
            /** @description Number of instalments. */
            total_count: number;
        };
        /**
         * @description - construction: 工事費
         *     - device: 機器代金
         * @enum {string}
         */
        InstalmentKind: "construction" | "device";
        Instalments: {
            /** @description Those that still run, the earliest begun first. */
            installments: components["schemas"]["Instalment"][];
        };
        Introduction: {
            /** @description Whether a code can be made now. */
            can_create: boolean;
            /** @description The code; null before it was made. */
            code: string | null;
            /**
             * Format: uri
             * @description Page of the friend's coupon; null before the code was made.
             */
            coupon_url: string | null;
            /**
             * Format: date
             * @description Last day of the code; null before it was made.
             */
            expires_on: string | null;
            /** @description Yen for the friend. */
            friend_reward: components["schemas"]["Yen"];
            /** @description Whether it has passed. */
            is_expired: boolean;
            /** @description Friends whose line was opened. */
            opened_count: number;
            /** @description Yen for the customer. */
            reward: components["schemas"]["Yen"];
            /**
             * Format: uri
             * @description Link to send; null before the code was made.
             */
            url: string | null;
        };
        /** @description Total in yen, tax included; null before it is fixed, when it is stopped, or when it cannot be read. */
        KnownYen: components["schemas"]["Yen"] | null;
        Koufuri: {
            /**
             * Format: date
             * @description Day of application; null when none.
             */
            applied_on: string | null;
            /** @description Name of the bank; null when not known yet. */
            bank_name: string | null;
            /** @description Name of the branch; null when not known yet. */
            branch_name: string | null;
            /** @description Account holder in katakana; null when not known yet. */
            holder_kana: string | null;
            /** @description Kind of account; null when not known yet. */
            kind: (components["schemas"]["AccountKind"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Last four digits of the account number; null when not known yet. */
            last4: string | null;
            /** @description With `failed`, why, to show as it is; else null. */
            reason: string | null;
            /** @description The first month that is debited (YYYYMM); null when open. */
            starts_month: components["schemas"]["Month"] | null;
            status: components["schemas"]["KoufuriStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - none: お申し込みなし
         *     - form_sent: 申込書の返送待ち
         *     - applying: 登録の手続き中
         *     - registered: 登録済み
         *     - failed: 登録できませんでした
         * @enum {string}
         */
        KoufuriStatus: "none" | "form_sent" | "applying" | "registered" | "failed";
        LineReuse: {
            /** @description Whether it can be chosen now. */
            can_choose: boolean;
            /** @description What was chosen; null while nothing is. */
            choice: (components["schemas"]["LineReuseChoice"] | components["schemas"]["UnknownCode"]) | null;
            /**
             * Format: date
             * @description Last day to choose; null when it cannot be chosen.
             */
            choose_until: string | null;
            /** @description Last four digits of the existing line; null without one. */
            line_number_last4: string | null;
        };
        /**
         * @description - 1: 使う
         *     - 0: 使わない
         * @enum {string}
         */
        LineReuseChoice: "1" | "0";
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
        LinkedAccount: {
            /** @description Name at the partner, masked; null when not linked. */
            account_name: string | null;
            /**
             * Format: date
             * @description The day of linking; null when not linked.
             */
            linked_on: string | null;
            status: components["schemas"]["LinkStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - 1: 連携できる(link_ok)
         *     - 0: 連携できない(link_ng)
         * @enum {string}
         */
        LinkFlag: "1" | "0";
        /**
         * @description - none: 未連携
         *     - linked: 連携済み
         *     - expired: 連携の期限切れ
         * @enum {string}
         */
        LinkStatus: "none" | "linked" | "expired";
        LinkToken: {
            /**
             * Format: date-time
             * @description When the token ends.
             */
            expires_at: string;
            /** @description To hand to the partner. */
            token: string;
            /**
             * Format: uri
             * @description The partner's page to open with it.
             */
            url: string;
        };
        LinkTokenConflict: {
            /** @description - account_already_linked: すでに連携済み */
            code: "account_already_linked" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description Where a link leads.
         *     - internal: このサイトの画面
         *     - external: ほかのサイト(新しいウィンドウ)
         * @enum {string}
         */
        LinkType: "internal" | "external";
        Loss: {
            /** @description What ends. */
            label: string;
            /** @description What to know, to show as it is; null when nothing. */
            note: string | null;
        };
        LossDay: {
            /**
             * Format: date
             * @description Last day.
             */
            date: string;
            /** @description What ends on it. */
            items: components["schemas"]["Loss"][];
        };
        Mailbox: {
            address: components["schemas"]["Email"];
            /**
             * Format: date
             * @description Last day; 9999-12-31 for none.
             */
            ends_on: string;
            used_mb: components["schemas"]["DataMb"];
        };
        Mailboxes: {
            capacity_mb: components["schemas"]["DataMb"];
            /** @description The mailboxes, the first one first. */
            mailboxes: components["schemas"]["Mailbox"][];
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
        MansionIntroduction: {
            /** @description Name of the building; null for a detached house. */
            building: string | null;
            /** @description The code of the building; null before it was made. */
            code: string | null;
            /**
             * Format: date
             * @description Last day of the code; null before it was made.
             */
            expires_on: string | null;
            reward: components["schemas"]["Yen"];
            status: components["schemas"]["MansionIntroductionStatus"] | components["schemas"]["UnknownCode"];
            /**
             * Format: uri
             * @description Link to send; null before the code was made.
             */
            url: string | null;
        };
        /**
         * @description - none: 対象外
         *     - accepting: 受け付け中
         *     - introduced: 紹介済み
         *     - ended: 受け付け終了
         * @enum {string}
         */
        MansionIntroductionStatus: "none" | "accepting" | "introduced" | "ended";
        /**
         * @description - 2106: 申込書(WC24)
         *     - 2108: ID・パスワード通知書
         *     - 2120: 違約金証明書
         *     - 2121: 違約金証明書(再発行)
         * @enum {string}
         */
        MatterType: "2106" | "2108" | "2120" | "2121";
        MeshWifi: {
            code: components["schemas"]["OptionCode"];
            /** @description Devices lent. */
            device_count: number;
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /** @description Yen for returning a device. */
            return_fee: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description Last day to return the devices; null while none is to be returned.
             */
            return_until: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
        /** @description The same as HTML, where it has a structure or a link: a fragment of p, br, strong, ul, ol, li, dl, dt, dd and a. The portal sanitises it and shows it in the alert instead of words of its own. */
        MessageHtml: string;
        /**
         * Format: date-time
         * @description A moment, with the offset +09:00.
         */
        Moment: string;
        /** @description Month, YYYYMM. */
        Month: string;
        Move: {
            /**
             * Format: date-time
             * @description When the token ends; null without one.
             */
            expires_at: string | null;
            /** @description Why a move cannot be begun, to show as it is; null when it can. */
            reason: string | null;
            state: components["schemas"]["MoveState"] | components["schemas"]["UnknownCode"];
            /** @description To hand to the moving page; null without one. */
            token: string | null;
            /**
             * Format: uri
             * @description The moving page; null without a token.
             */
            url: string | null;
        };
        /**
         * @description - none: 手続きなし
         *     - issued: 手続きの途中
         *     - expired: 期限切れ
         *     - not_available: いまはできない
         * @enum {string}
         */
        MoveState: "none" | "issued" | "expired" | "not_available";
        NextPlan: {
            monthly_fee: components["schemas"]["Yen"];
            planCode: components["schemas"]["PlanCode"] | components["schemas"]["UnknownCode"];
            /** @description Name of the plan. */
            planName: string;
            /**
             * Format: date
             * @description First day of the plan.
             */
            starts_on: string;
        };
        NotFoundError: {
            /** @description - not_found: 見つかりません */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - 0: 新しい番号
         *     - 1: 番号ポータビリティ
         * @enum {string}
         */
        NumberSource: "0" | "1";
        OldBill: {
            /** @description Whether an invoice can be downloaded. */
            has_invoice: boolean;
            month: components["schemas"]["Month"];
            status: components["schemas"]["BillingStatus"];
            total: components["schemas"]["KnownYen"];
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        OldBilling: {
            /** @description Newest first; none for a contract that began after the switch. */
            bills: components["schemas"]["OldBill"][];
        };
        OldInvoice: {
            /** @description Number of the bill, shown 4-4-4. */
            invoice_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issued_on: string;
            /** @description The lines, in the order to show. */
            lines: components["schemas"]["OldInvoiceLine"][];
            month: components["schemas"]["Month"];
            /** @description Consumption tax within the total, in yen. */
            tax: components["schemas"]["Yen"];
            total: components["schemas"]["Yen"];
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        OldInvoiceLine: {
            amount: components["schemas"]["SignedYen"];
            /** @description Period or terms, to show as it is. */
            detail: string | null;
            /** @description What is charged. */
            label: string;
        };
        OpenRefund: {
            /** @description Open refunds. */
            count: number;
            /** @description Whether the customer must name an account. */
            needs_account: boolean;
            /**
             * Format: date
             * @description Day of the next payment; null when open.
             */
            next_date: string | null;
            total: components["schemas"]["Yen"];
        };
        Option: {
            category: components["schemas"]["OptionCategory"] | components["schemas"]["UnknownCode"];
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /** @description Monthly fee without a benefit, in yen. */
            regular_fee: components["schemas"]["SignedYen"];
            /**
             * Format: date
             * @description First day of use, past or planned; null when none.
             */
            starts_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - discount: 割引
         *     - life_support: くらし
         *     - iot: IoT
         * @enum {string}
         */
        OptionCategory: "discount" | "life_support" | "iot";
        /** @description Code of a fibre option. */
        OptionCode: string;
        Options: {
            /** @description The running month, YYYYMM. */
            month: components["schemas"]["Month"];
            /** @description Yen of this month for all options in use, without calls and those still applied for. */
            monthly_total: components["schemas"]["SignedYen"];
            /** @description Yen of next month by what is known now. */
            next_month_total: components["schemas"]["SignedYen"];
            /** @description Contracted ones first, then those that can be applied for. */
            options: components["schemas"]["Option"][];
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
         * @description What can be ordered.
         *     - 1: 申し込み
         *     - 2: 申し込みの取り消し
         *     - 3: 解約
         *     - 4: 解約の取り消し
         *     - 5: 内容の変更
         *     - 6: 同時申し込み
         * @enum {string}
         */
        OrderType: "1" | "2" | "3" | "4" | "5" | "6";
        PackPrice: {
            /** @description For whom it is, to show as it is. */
            guide: string;
            monthly_fee: components["schemas"]["Yen"];
            pack: components["schemas"]["ServicePack"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Who set the current password.
         *     - user: お客さま
         *     - system: 弊社(初期パスワード)
         * @enum {string}
         */
        PasswordSetter: "user" | "system";
        /**
         * @description - contractor: ご契約者
         *     - other: ご契約者以外
         * @enum {string}
         */
        Payer: "contractor" | "other";
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
            cnStatusCode: components["schemas"]["ContractStatusCode"] | components["schemas"]["UnknownCode"];
            /** @description Contract status in words. */
            cnStatusName: string;
            /** @description Months of contract so far. */
            contractTotalMonth: number;
            planCode: components["schemas"]["PlanCode"] | components["schemas"]["UnknownCode"];
            /** @description Name of the plan. */
            planName: string;
            planType: components["schemas"]["PlanType"] | components["schemas"]["UnknownCode"];
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
            serviceType: components["schemas"]["PlanServiceType"] | components["schemas"]["UnknownCode"];
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
         *     - 10Gs: 10ギガS
         *     - 6Gs: 6ギガS
         *     - 20Gs: 20ギガS
         * @enum {string}
         */
        PlanType: "2G" | "mansion" | "10G" | "10Gs" | "6Gs" | "20Gs";
        PostalAddress: {
            /** @description Building and room; null for a detached house. */
            address_optional: string | null;
            /** @description City or ward. */
            city: string;
            /** @description Prefecture. */
            prefecture: string;
            /** @description Town and number. */
            town: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        /** @description Postal code, digits only. */
        PostalCode: string;
        Present: {
            /**
             * Format: date
             * @description Last day to accept it.
             */
            accept_until: string;
            /** @description What can be chosen. */
            choices: components["schemas"]["PresentChoice"][];
            /** @description The choice; null before it. */
            chosen_id: string | null;
            /** @description Name. */
            name: string;
            /** @description Id of the present. */
            present_id: string;
            /**
             * Format: date
             * @description Day of dispatch, planned or past; null before the choice.
             */
            ships_on: string | null;
            status: components["schemas"]["PresentStatus"] | components["schemas"]["UnknownCode"];
        };
        PresentChoice: {
            /** @description Id of the choice. */
            choice_id: string;
            /** @description Whether it can be chosen. */
            in_stock: boolean;
            /** @description Name. */
            name: string;
        };
        PresentInfo: {
            /** @description The present; null when there is none. */
            present: components["schemas"]["Present"] | null;
        };
        /**
         * @description - open: 受け取りの手続き前
         *     - accepted: 受け取りの手続き済み
         *     - shipped: 発送済み
         *     - expired: 期限切れ
         * @enum {string}
         */
        PresentStatus: "open" | "accepted" | "shipped" | "expired";
        /** @description How the customer wants to hear of it. */
        PromotionChannels: {
            /** @description By e-mail. */
            mail: boolean;
            /** @description By post. */
            post: boolean;
            /** @description By SMS. */
            sms: boolean;
        };
        /** @description By type of offer. */
        PromotionSettings: {
            benefit: components["schemas"]["PromotionChannels"];
            cross_sell: components["schemas"]["PromotionChannels"];
            up_sell: components["schemas"]["PromotionChannels"];
        };
        Ps5: {
            /** @description Yen for buying the device when it is left. */
            buy_fee: components["schemas"]["Yen"];
            code: components["schemas"]["OptionCode"];
            /** @description Months of the contract. */
            contract_months: number;
            /** @description The chosen edition; null before the application. */
            edition: (components["schemas"]["Ps5Edition"] | components["schemas"]["UnknownCode"]) | null;
            /** @description What is offered. */
            editions: components["schemas"]["Ps5EditionOffer"][];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description How it is left; null while it is not. */
            leave_by: (components["schemas"]["Ps5Leaving"] | components["schemas"]["UnknownCode"]) | null;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /** @description Yen for returning the device when it is left. */
            return_fee: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - standard: 通常版
         *     - digital: デジタル・エディション
         * @enum {string}
         */
        Ps5Edition: "standard" | "digital";
        Ps5EditionOffer: {
            edition: components["schemas"]["Ps5Edition"] | components["schemas"]["UnknownCode"];
            /** @description Whether it can be sent now. */
            in_stock: boolean;
            monthly_fee: components["schemas"]["Yen"];
        };
        /**
         * @description - return: 機器の返却
         *     - buy: 機器の買い取り
         * @enum {string}
         */
        Ps5Leaving: "return" | "buy";
        QuitCancel: {
            /**
             * Format: date
             * @description The day on which the cancellation was accepted; null without one.
             */
            accepted_on: string | null;
            /** @description Whether it can be taken back now. */
            can_cancel: boolean;
            /**
             * Format: date
             * @description Last day to take it back; null without a cancellation.
             */
            cancel_until: string | null;
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            quit_on: string;
            /** @description Why not, to show as it is; null when it can. */
            reason: string | null;
        };
        Refund: {
            amount: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description Day of payment, past or planned; null when open.
             */
            date: string | null;
            /** @description Why, to show as it is. */
            detail: string;
            /** @description What is paid back. */
            label: string;
            method: components["schemas"]["RefundMethod"] | components["schemas"]["UnknownCode"];
            /** @description Which account or card, masked; null when undecided. */
            method_detail: string | null;
            /** @description Id of the refund. */
            refund_id: string;
            status: components["schemas"]["RefundStatus"] | components["schemas"]["UnknownCode"];
        };
        RefundList: {
            /** @description Open ones first, then newest first. */
            refunds: components["schemas"]["Refund"][];
        };
        /**
         * @description - bank: 口座への振り込み
         *     - card: カード会社を通じた返金
         *     - next_bill: 次のご請求からの差し引き
         *     - undecided: 未定
         * @enum {string}
         */
        RefundMethod: "bank" | "card" | "next_bill" | "undecided";
        /**
         * @description - planned: 返金予定
         *     - paid: 返金済み
         *     - account_needed: 返金先の口座が必要
         *     - failed: 返金できませんでした
         * @enum {string}
         */
        RefundStatus: "planned" | "paid" | "account_needed" | "failed";
        Report: {
            /** @description Name of the building. */
            building: string;
            report_id: components["schemas"]["ReportId"];
            /**
             * Format: date
             * @description The day of the report.
             */
            reported_on: string;
            /** @description Title. */
            title: string;
        };
        ReportDetail: {
            /** @description Name of the building. */
            building: string;
            report_id: components["schemas"]["ReportId"];
            /**
             * Format: date
             * @description The day of the report.
             */
            reported_on: string;
            /** @description The text. */
            sections: components["schemas"]["ReportSection"][];
            /** @description Title. */
            title: string;
        };
        /** @description Id of the report. */
        ReportId: string;
        Reports: {
            /** @description Newest first. */
            reports: components["schemas"]["Report"][];
        };
        ReportSection: {
            /** @description Heading. */
            heading: string;
            /** @description Its text. */
            paragraphs: string[];
        };
        /**
         * @description - 1: 受け付けできる(result_ok)
         *     - 0: 受け付けできない(result_ng)
         * @enum {string}
         */
        ResultFlag: "1" | "0";
        ReturnDevice: {
            /** @description What can be chosen. */
            choices: components["schemas"]["ReturnOffer"][];
            /** @description Id of the device. */
            device_id: string;
            /** @description Name to show. */
            name: string;
            product: components["schemas"]["EquipmentKind"] | components["schemas"]["UnknownCode"];
        };
        ReturnOffer: {
            /** @description Yen, once. */
            amount: components["schemas"]["Yen"];
            choice: components["schemas"]["DeviceReturnChoice"] | components["schemas"]["UnknownCode"];
            /** @description Words for this product. */
            label: string;
            /** @description Yen a month from then on; null for none. */
            monthly_fee: components["schemas"]["Yen"] | null;
        };
        Rvoip: {
            /** @description Whether it can be changed to the home phone. */
            can_change_to_voip: boolean;
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description The number; null before it is known. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["RvoipStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - NONE: 未申込。お申し込みを受け付けていないときは、申込手続き中
         *     - ENTRY_ACCEPT: 申込手続き中(受付)
         *     - ENTRY_NG_SUPPORTED: 申込手続き中(不備の対応)
         *     - ENTRY_OPENING_REQUESTED: 申込手続き中(開通の依頼)
         *     - SERVICE: 利用中
         *     - QUIT_QUITTIG: 解約手続き中
         *     - QUIT_REQUESTED: 解約手続き中(依頼)
         *     - QUIT_FINISHED: 解約済み
         *     - CANCEL_CANCELING: 取り消し済み(手続き中)
         *     - CANCEL: 取り消し済み
         * @enum {string}
         */
        RvoipStatus: "NONE" | "ENTRY_ACCEPT" | "ENTRY_NG_SUPPORTED" | "ENTRY_OPENING_REQUESTED" | "SERVICE" | "QUIT_QUITTIG" | "QUIT_REQUESTED" | "QUIT_FINISHED" | "CANCEL_CANCELING" | "CANCEL";
        Secom: {
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            /** @description The status; null for a customer who never applied. */
            status: (components["schemas"]["SecomStatus"] | components["schemas"]["UnknownCode"]) | null;
            /**
             * Format: date
             * @description The day of the survey at home; null when open.
             */
            visit_date: string | null;
        };
        /**
         * @description - EXAM: 審査中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約済み
         * @enum {string}
         */
        SecomStatus: "EXAM" | "SRVC" | "CNCL" | "QUIT";
        /**
         * @description - free: 無料版
         *     - paid: 有料版
         * @enum {string}
         */
        SecurityEdition: "free" | "paid";
        SecurityOption: {
            code: components["schemas"]["OptionCode"];
            /** @description Devices that can be protected. */
            device_limit: number;
            edition: components["schemas"]["SecurityEdition"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description Key to type into the program; null while there is none. */
            licence_key: string | null;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        Service: {
            /** @description Month of the current bill (YYYYMM); null for a SIM, or when there is no bill yet. */
            bill_month: components["schemas"]["Month"] | null;
            /** @description Total of that bill in yen; null where `bill_month` is, or before it is fixed. */
            bill_total: components["schemas"]["Yen"] | null;
            /** @description Contract type of a SIM; null for fibre. */
            contract_type: (components["schemas"]["ContractType"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Data left in MB; null for fibre, for an unlimited plan, or when it cannot be told now. */
            data_left_mb: components["schemas"]["DataMb"] | null;
            /** @description Last day of use of a service that has ended; absent while it has not (an extension). */
            ended_on?: components["schemas"]["Day"];
            /** @description False for a SIM that is not open yet; absent once it is, and for fibre (an extension). */
            is_open?: boolean;
            password_setter: components["schemas"]["PasswordSetter"] | components["schemas"]["UnknownCode"];
            /** @description The SIM's phone number; null for fibre. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description Name of the plan. */
            plan_name: string;
            /** @description Category of a fibre service that has one; else null. */
            service_category: (components["schemas"]["ServiceCategory"] | components["schemas"]["UnknownCode"]) | null;
            service_id: components["schemas"]["ServiceId"];
            service_type: components["schemas"]["ServiceType"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - gs10home: 10ギガS 戸建て
         *     - gs20home: 20ギガS 戸建て
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
         * @description Service pack; the names are ours.
         *     - 00: パックなし
         *     - 01: 番号表示パック
         *     - 02: 迷惑電話ストップパック
         *     - 03: 転送パック
         *     - 04: 安心まるごとパック
         *     - 05: 2番号パック
         * @enum {string}
         */
        ServicePack: "00" | "01" | "02" | "03" | "04" | "05";
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
        Shipment: {
            matter_type: components["schemas"]["MatterType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date
             * @description The day of the request.
             */
            requested_on: string;
            /** @description Id of the shipment. */
            shipment_id: string;
            /**
             * Format: date
             * @description The day of dispatch; null before it.
             */
            shipped_on: string | null;
            state: components["schemas"]["ShipmentState"];
        };
        /** @description State of a shipment; any other code is shown as その他. */
        ShipmentState: (components["schemas"]["ShipmentStateCode"] | components["schemas"]["UnknownCode"]) | string;
        /**
         * @description - 20101: 新規受付
         *     - 20201: 発送待ち
         *     - 20301: 取り消し
         *     - 20400: 完了
         *     - 20401: 発送済み
         *     - 20402: 不備あり
         *     - 20499: その他
         * @enum {string}
         */
        ShipmentStateCode: "20101" | "20201" | "20301" | "20400" | "20401" | "20402" | "20499";
        /** @description Amount in yen, tax included; negative where it lowers the bill. */
        SignedYen: number;
        SmartLife: {
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description Yen for 30 minutes of a guard call-out. */
            guard_fee: components["schemas"]["Yen"];
            /** @description Whether the guard call-out was applied for. */
            has_guard: boolean;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - 1: 問題なし(sts_ok)
         *     - 0: 問題あり(not_sts_ng)
         * @enum {string}
         */
        StatusFlag: "1" | "0";
        /**
         * @description - done: 済み
         *     - next: 次
         *     - waiting: これから
         * @enum {string}
         */
        StepState: "done" | "next" | "waiting";
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
        Unext: {
            /**
             * Format: uri
             * @description The partner's page to begin at; null when there is nothing to begin.
             */
            activation_url: string | null;
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            /** @description Login id at the partner; null before the start. */
            login_id: string | null;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Points of this month. */
            points: number;
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["UnextStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - none: 未申込
         *     - applying: 申込手続き中
         *     - in_use: 利用中
         *     - cancelled: 取り消し済み
         *     - terminated: 解約済み
         *     - termination_accepted: 解約受付済み
         * @enum {string}
         */
        UnextStatus: "none" | "applying" | "in_use" | "cancelled" | "terminated" | "termination_accepted";
        UnknownCode: UnknownCode;
        UpgradeDiscount: {
            /** @description Yen that a month costs less, below zero. */
            amount: components["schemas"]["SignedYen"];
            /** @description On how many bills it stands, beginning with the one after the switch. */
            months: number;
            /** @description As campaigns and bills name it. */
            name: string;
        };
        /**
         * @description - 1: 切り替えできる(upgrade_ok)
         *     - 0: 切り替えできない(not_upgrade_ng)
         * @enum {string}
         */
        UpgradeFlag: "1" | "0";
        UpgradeState: {
            /**
             * Format: date
             * @description The day of acceptance; null without an upgrade.
             */
            accepted_on: string | null;
            /**
             * Format: date
             * @description The day of construction; null when open.
             */
            construction_on: string | null;
            /** @description Yen a month before it. */
            current_monthly_fee: components["schemas"]["Yen"];
            /** @description The discount that the upgrade brings; null without one. */
            discount: components["schemas"]["UpgradeDiscount"] | null;
            link: components["schemas"]["LinkFlag"] | components["schemas"]["UnknownCode"];
            /** @description Yen a month after the upgrade. */
            monthly_fee: components["schemas"]["Yen"];
            state: components["schemas"]["UpgradeStateCode"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - none: 申し込みなし
         *     - accepted: 日程の調整中
         *     - scheduled: 工事待ち
         *     - done: 切り替え済み
         * @enum {string}
         */
        UpgradeStateCode: "none" | "accepted" | "scheduled" | "done";
        UpgradeToken: {
            /**
             * Format: date-time
             * @description When it ends.
             */
            expires_at: string;
            /** @description To send with the entry. */
            token: string;
        };
        UpgradeTokenConflict: {
            /** @description - result_ng: 受け付けできない */
            code: "result_ng" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        User: {
            customer: components["schemas"]["Customer"];
            /** @description The fibre plan; null for a customer without fibre. */
            plan: components["schemas"]["Plan"] | null;
        };
        Voice: {
            /** @description The calls, in order of time. */
            calls: components["schemas"]["Call"][];
            month: components["schemas"]["Month"];
            phone_number: components["schemas"]["PhoneNumber"];
            total: components["schemas"]["Yen"];
            /** @description Units of three minutes begun, of all calls. */
            unit_count: number;
            /** @description Yen for a unit, the one amount with decimals; only the total is rounded, down. */
            unit_price: number;
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
        };
        Voip: {
            area: components["schemas"]["VoipArea"] | components["schemas"]["UnknownCode"];
            /** @description Whether number portability can be chosen. */
            can_choose_porting: boolean;
            /** @description The carrier it was taken over from; null for a new number. */
            carrier: (components["schemas"]["Carrier"] | components["schemas"]["UnknownCode"]) | null;
            code: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description Where the number came from; null before the application. */
            number_source: (components["schemas"]["NumberSource"] | components["schemas"]["UnknownCode"]) | null;
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            pack: components["schemas"]["ServicePack"] | components["schemas"]["UnknownCode"];
            /** @description The number; null before it is known. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["VoipStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - east: 東日本エリア
         *     - west: 西日本エリア
         * @enum {string}
         */
        VoipArea: "east" | "west";
        VoipCheck: {
            /** @description Area of the number; null when it is outside. */
            area: (components["schemas"]["VoipArea"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Yen a month in that area; null when it cannot be kept. */
            monthly_fee: components["schemas"]["Yen"] | null;
            number: components["schemas"]["PhoneNumber"];
            result: components["schemas"]["VoipCheckResult"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - ok: この番号はそのまま使えます
         *     - out_of_area: 番号ポータビリティの対象外の地域です
         *     - not_portable: 番号ポータビリティを選べません
         *     - already_accepted: すでにお申し込みを受け付けています
         * @enum {string}
         */
        VoipCheckResult: "ok" | "out_of_area" | "not_portable" | "already_accepted";
        VoipPrice: {
            area: components["schemas"]["VoipArea"] | components["schemas"]["UnknownCode"];
            /** @description Yen for three minutes of a call, with decimals. */
            call_unit_price: number;
            /** @description Yen for the first installation of the line. */
            installation_fee: components["schemas"]["Yen"];
            monthly_fee: components["schemas"]["Yen"];
            /** @description The service packs. */
            packs: components["schemas"]["PackPrice"][];
        };
        /**
         * @description - NONE: 未申込
         *     - ENTR: 申込手続き中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約完了
         *     - QTWT: 解約手続き中
         *     - QTRQ: 解約依頼済み
         * @enum {string}
         */
        VoipStatus: "NONE" | "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT" | "QTRQ";
        WatchOver: {
            code: components["schemas"]["OptionCode"];
            /** @description Yen for each of the 36 instalments of the device. */
            device_instalment: components["schemas"]["Yen"];
            /** @description Number of instalments. */
            device_instalment_count: number;
            device_price: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description Last day of use; 9999-12-31 when none is set.
             */
            ends_on: string;
            entry_fee: components["schemas"]["Yen"];
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description What can be ordered now; none while nothing is accepted. */
            order_types: (components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"])[];
            /** @description Why something cannot be ordered, to show as it is; null when all can. */
            reason: string | null;
            /** @description Monthly fee without the sign-up benefit. */
            regular_fee: components["schemas"]["Yen"];
            /**
             * Format: date
             * @description First day of use; null before it.
             */
            started_on: string | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
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
         * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
         * @example 202611
         */
        target_month_query: components["schemas"]["Month"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFixedBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["OldBilling"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedBillingInvoice: {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["OldInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBillingAddressInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["BillingAddress"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBillingRlsRefundList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Campaigns"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCampaignPresentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PresentInfo"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCancellationFee: {
        parameters: {
            query?: {
                /** @description What is chosen for the devices, `device_id:choice` with commas between; the first choice of each when absent. */
                device_choices?: string;
                /** @description The wished last day; the end of next month when absent. */
                quit_on?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["CancellationFee"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCashback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Cashbacks"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCaution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cautions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cautions"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getChatbotKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotKey"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getConstructionAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ConstructionAgreement"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getConstructionEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ConstructionEntry"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getConstructionProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The construction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConstructionProgress"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["FixedContract"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
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
    getCustomerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["CustomerKey"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDocumentShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DocumentShipping"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDownloadInvoice: {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
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
    getG10upgAcceptJudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["AcceptJudgement"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getG10upgAreaJudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["AreaJudgement"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getG10upgEnableJudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["EnableJudgement"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getG10upgStateInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["UpgradeState"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getG10upgTokenInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["UpgradeToken"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeTokenConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getHandsUpFacilityCost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["FacilityCost"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getInstallationAddressInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["InstallationAddress"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getInstallment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instalments"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getInstallmentConstructionCost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The construction cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConstructionCost"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getIntroduce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Introduction"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedInvoicePdf: {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
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
    getKoufuri: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The direct debit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Koufuri"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLineReuseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["LineReuse"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMansionIntroduce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["MansionIntroduction"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMoveToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Move"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixedNotification"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedNotificationHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["FixedHistory"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Options"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionAmuelink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Amuelink"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionBraviaRecycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["BraviaRecycle"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionDenki: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Denki"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionGas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Gas"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionHikaritv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Hikaritv"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionMeshWifi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["MeshWifi"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionPs5: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Ps5"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionRvoip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Rvoip"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionSecom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Secom"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SecurityOption"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionSmartLife: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SmartLife"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionUnext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Unext"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionVoip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Voip"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionVoipCheck: {
        parameters: {
            query: {
                /** @description Landline number, exactly 10 digits. */
                number: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["VoipCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionVoipPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["VoipPrice"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOptionWatchOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["WatchOver"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["FixedPayment"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getReportDetail: {
        parameters: {
            query: {
                /** @description Id of the report, from the list. */
                report_id: components["schemas"]["ReportId"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ReportDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getReportList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Reports"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFixedPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PromotionSettings"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getQuitCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["QuitCancel"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenRefund"];
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
    getSonetMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Mailboxes"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSonyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["LinkedAccount"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSonyAccountToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["LinkToken"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkTokenConflict"];
                };
            };
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
    getVoice: {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voice"];
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
