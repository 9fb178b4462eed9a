/**
 * Page that stands in for the customer service of the demo operator. An operator sets the URL of its own service in the
 * site's settings (`customerServiceUrl`).
 */
export const SERVICE_PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>在线客服 · 線上客服</title>
<link rel="icon" href="data:,">
</head>
<body>
<h1>在线客服</h1>
<p>这里是演示站的客服页，没有真人坐席。正式站点在站点配置里填写自己的客服地址，客服入口就会打开那里。</p>
<p>客服不会向您索要密码或验证码；存款渠道仅以官方网站与 APP 提供为准。</p>
<section lang="zh-TW">
<h1>線上客服</h1>
<p>這裡是示範站的客服頁，沒有真人坐席。正式站點在站點設定裡填寫自己的客服地址，客服入口就會開啟那裡。</p>
<p>客服不會向您索取密碼或驗證碼；存款管道僅以官方網站與 APP 提供為準。</p>
</section>
</body>
</html>
`;
