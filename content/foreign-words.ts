/**
 * What stands for English words in a search: emoji, and common words for feelings, days and people in other languages. The site is
 * English; whoever asks for “ansiedad” gets what there is on anxiety, and a note that says so. Only words that no English text has.
 */

/** By an emoji, without its skin tone. Looked for if a search has no other words. */
export const emoji: Record<string, string> = {
  '😭': 'sad',
  '😢': 'sad',
  '😞': 'sad',
  '😔': 'sad',
  '☹': 'sad',
  '🥺': 'sad',
  '😿': 'sad',
  '💔': 'heartbreak',
  '❤': 'self-love',
  '💕': 'love',
  '💗': 'self-love',
  '💖': 'self-love',
  '🥰': 'love',
  '😍': 'love',
  '💑': 'couples',
  '💍': 'couples',
  '🤰': 'pregnancy',
  '👶': 'new parents',
  '🤱': 'new parents',
  '🍼': 'new parents',
  '👩': 'women',
  '👨': 'men',
  '👧': 'kids',
  '👦': 'kids',
  '🧒': 'kids',
  '👵': 'aging',
  '👴': 'aging',
  '👪': 'family',
  '😴': 'sleep',
  '💤': 'sleep',
  '🛌': 'sleep',
  '🌙': 'evening',
  '🌅': 'morning',
  '🌞': 'morning',
  '☀': 'morning',
  '☕': 'morning',
  '😡': 'anger',
  '😠': 'anger',
  '🤬': 'anger',
  '😰': 'anxiety',
  '😨': 'anxiety',
  '😱': 'panic',
  '😟': 'worry',
  '🤯': 'stress',
  '😩': 'tired',
  '😫': 'tired',
  '🥱': 'tired',
  '😂': 'funny',
  '🤣': 'funny',
  '🙏': 'gratitude',
  '✝': 'christian',
  '☪': 'faith',
  '✡': 'faith',
  '🕉': 'faith',
  '💪': 'strength',
  '🏃': 'athletes',
  '🏋': 'athletes',
  '🏆': 'winning',
  '💰': 'money',
  '💸': 'money',
  '💵': 'money',
  '🎓': 'students',
  '📚': 'study',
  '📝': 'exam',
  '💼': 'job',
  '💻': 'work',
  '🎤': 'public speaking',
  '🏥': 'hospital',
  '🤒': 'illness',
  '🤕': 'pain',
  '🐶': 'pet',
  '🐕': 'pet',
  '🐱': 'pet',
  '🐈': 'pet',
  '🎄': 'christmas',
  '🎂': 'birthday',
  '🏳': 'lgbt',
  '🧘': 'meditation',
  '🔥': 'motivation',
  '✨': 'confidence',
  '😊': 'joy',
  '🙂': 'joy',
  '😀': 'joy',
  '😁': 'joy',
  '🎉': 'joy',
  '🌈': 'hope',
  '🪦': 'grief',
  '🕯': 'grief',
  '⚰': 'grief'
}

/** By English words, those of other languages in Latin letters, without accents. */
const latin: Record<string, string> = {
  anxiety: 'ansiedad ansiedade ansia anxiete angoisse angstlich niepokoj lek',
  anxious: 'ansioso ansiosa anxieux anxieuse',
  nervous: 'nervioso nerviosa nerveux nerveuse nervos nervoso nervosa zdenerwowany zdenerwowana kinakabahan',
  sad: 'triste tristeza tristesse traurig traurigkeit tristezza smutek smutny smutna malungkot lungkot udas dukhi buon_ba',
  stress:
    'estres estresado estresada stresse stressee stresser estresse estressado estressada stressato stressata gestresst stres',
  fear: 'miedo peur angst medo paura strach takot',
  sleep:
    'dormir schlafen schlaf sommeil sueno insomnio insomnie schlaflos einschlafen sono insonia dormire sonno insonnia spac bezsennosc tulog makatulog neend nind mat_ngu ngu',
  lonely:
    'sola soledad solitude einsam einsamkeit sozinho sozinha solidao solitudine samotny samotna samotnosc nag_iisa co_don akela akeli',
  alone: 'seul seule allein',
  tired:
    'cansado cansada fatiguee epuise epuisee mude muede erschopft stanco stanca zmeczony zmeczona pagod met_moi thaka',
  anger: 'enojo enojado enojada rabia ira colere wut wutend raiva rabbia zlosc galit gussa',
  love: 'amor amour liebe amore milosc pagmamahal pag_ibig tinh_yeu pyar',
  'self-love': 'amor_propio autoamor amour_de_soi selbstliebe amor_proprio amore_per_se',
  confidence:
    'confianza autoestima confiance selbstbewusstsein selbstvertrauen selbstwert confianca fiducia autostima pewnosc tu_tin',
  depression: 'depresion deprimido deprimida deprime deprimee depressao depressione depresja depressionen tram_cam',
  grief: 'duelo luto deuil trauer lutto zaloba',
  breakup: 'ruptura rupture trennung separacion termino rottura rozstanie',
  money: 'dinero argent geld dinheiro soldi pieniadze pera tien_bac',
  work: 'trabajo travail arbeit trabalho lavoro praca trabaho cong_viec',
  exam: 'examen prufung pruefung klausur esame egzamin prova pagsusulit',
  pregnancy:
    'embarazo embarazada grossesse enceinte schwanger schwangerschaft gravidez gravida incinta gravidanza ciaza buntis mang_thai',
  morning: 'manana buenos_dias matin guten_morgen morgen manha bom_dia buongiorno mattina dzien_dobry umaga buoi_sang',
  evening: 'noche abend noite buonanotte wieczor gabi',
  gratitude:
    'gratitud agradecimiento gracias merci danke obrigado obrigada grazie dziekuje dankbarkeit dankbar gratidao gratitudine wdziecznosc pasasalamat',
  calm: 'calma calme ruhe tranquilidad tranquilo paz paix spokoj kapayapaan binh_yen shanti',
  happy:
    'felicidad feliz heureux heureuse bonheur glucklich gluck felice felicita szczescie szczesliwy masaya hanh_phuc khush khushi',
  hope: 'esperanza espoir hoffnung esperanca speranza nadzieja pag_asa hy_vong umeed',
  strength: 'fuerza fuerte kraft starke forca sila lakas suc_manh',
  courage: 'coraje mut coragem coraggio odwaga lakas_ng_loob',
  motivation: 'motivacion motivacao motivazione motywacja',
  mothers: 'madre mutter mae mamma matka nanay',
  kids: 'ninos ninas enfants criancas bambini dzieci mga_bata tre_em bachche',
  panic: 'panico panique panik ataque_de_panico',
  healing: 'sanar sanacion guerison heilung cura guarigione uzdrowienie paghilom',
  birthday: 'cumpleanos anniversaire geburtstag aniversario compleanno urodziny kaarawan sinh_nhat',
  worth: 'inutil wertlos nutzlos bezwartosciowy',
  worry:
    'preocupado preocupada preocupacion inquiet inquiete sorgen preoccupato preoccupata preocupacao zmartwienie pag_aalala lo_lang chinta'
}

/** By English words, parts of a search in scripts that need no spaces, as `lettersOf` writes them. */
const scripts: Record<string, string> = {
  anxiety: '焦虑 焦慮 불안 القلق قلق चिंता घबराहट 不安',
  sad: '难过 難過 悲伤 悲傷 伤心 傷心 슬퍼 슬픔 우울 حزين حزن उदास दुखी 悲しい',
  stress: '压力 壓力 스트레스 توتر ضغط तनाव ストレス',
  fear: '害怕 恐惧 恐懼 무서워 두려 خوف خايف डर 怖い',
  sleep: '睡不着 睡不著 失眠 睡觉 睡覺 잠이안 불면 잠 ارق النوم नींद 眠れない',
  lonely: '孤独 孤獨 寂寞 외로 وحيد وحده وحدة अकेला अकेली 寂しい',
  tired: '好累 疲惫 疲憊 累了 피곤 지쳤 힘들어 تعبان متعب थक 疲れ',
  anger: '生气 生氣 愤怒 憤怒 화나 분노 غاضب غضب गुस्सा',
  'self-love': '爱自己 愛自己 자기사랑 자존감 حب النفس',
  confidence: '自信 자신감 الثقه ثقه आत्मविश्वास',
  depression: '抑郁 憂鬱 忧郁 우울증 اكتئاب डिप्रेशन अवसाद',
  gratitude: '感恩 感谢 感謝 감사 امتنان شكر आभार',
  morning: '早安 早上 아침 صباح सुबह',
  money: '金钱 金錢 赚钱 돈 المال पैसा',
  exam: '考试 考試 시험 امتحان परीक्षा',
  pregnancy: '怀孕 懷孕 임신 حامل حمل गर्भ',
  calm: '平静 平靜 冷静 평온 هدوء سكينه शांति'
}

const pairs = (all: Record<string, string>) =>
  Object.entries(all).flatMap(([english, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), english] as const)
  )

/** English words by those of other languages, some of which are two. */
export const latinWords = new Map(pairs(latin))
/** English words by parts of a search, longer parts first. */
export const scriptWords = pairs(scripts).sort(([one], [other]) => other.length - one.length)
